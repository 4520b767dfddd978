"""What there is to look up of Mage Wars Arena."""
