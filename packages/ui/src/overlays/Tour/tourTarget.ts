/** Stands on what the open step speaks of. */
export const tourTarget = 'data-fs-tour-target';
