"""The words of KeyForge: card texts from effect trees, and the messages in three languages."""
