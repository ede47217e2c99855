/** What follows a merged company, in the order in which it is shown. */
export const mergeParts = ['rounds', 'investments', 'acquisitions', 'articles', 'podcasts', 'people', 'lists'] as const;

export type MergePart = (typeof mergeParts)[number];
