"""Several server processes on one database: leases and messages between them."""
