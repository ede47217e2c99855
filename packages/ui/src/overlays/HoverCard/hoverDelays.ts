/** In milliseconds. Long enough that a passing pointer or Tab opens no card. */
export const openDelay = 500;
/** In milliseconds. Long enough for the pointer to cross the gap to the card. */
export const closeDelay = 300;
