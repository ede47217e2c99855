/** Milliseconds until a hint opens under a resting pointer, and until it closes. */
export const tooltipDelays = { delay: 600, closeDelay: 100 } as const;
