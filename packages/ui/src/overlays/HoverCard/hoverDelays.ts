/** In milliseconds. Long enough that a pointer or a Tab on its way elsewhere opens nothing. */
export const openDelay = 500;
/** In milliseconds. Long enough to reach the card, past what lies between. */
export const closeDelay = 300;
