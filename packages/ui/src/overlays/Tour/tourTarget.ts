/** The attribute on the target of the open step. */
export const tourTarget = 'data-fs-tour-target';
