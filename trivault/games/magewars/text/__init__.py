"""The words of Mage Wars: card texts from effect trees, and the messages in three languages."""
