/**
 * For how many milliseconds after leaving a page its user is still on the same visit: who reads an article and goes back
 * finds what was new still marked, and as many events as before.
 */
export const visitFor = 30 * 60 * 1000;
