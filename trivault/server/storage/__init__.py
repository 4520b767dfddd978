"""The database: tables, jobs, records of rooms, snapshots."""
