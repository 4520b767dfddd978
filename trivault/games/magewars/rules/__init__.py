"""The rules of Mage Wars, a module for each chapter of the rulebook."""
