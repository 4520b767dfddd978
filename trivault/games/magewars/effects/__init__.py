"""The vocabulary of spells and abilities of Mage Wars."""
