/**
 * What a page says to a worker that waits. A type alone, which leaves nothing behind: worker and page are built into
 * files of their own, and must not share one.
 */
export type SkipWaitingMessage = 'take-over';
