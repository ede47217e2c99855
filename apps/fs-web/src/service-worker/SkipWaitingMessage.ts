/**
 * Message from a page to a waiting worker. Only a type, because worker and page are separate bundles and must not share
 * a module.
 */
export type SkipWaitingMessage = 'take-over';
