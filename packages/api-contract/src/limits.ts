/** Page sizes and caps that both sides of the wire must agree on (research §9). */
export const limits = {
  /** Companies that a search by name returns. */
  companiesByName: 10,
  /** Default `_limit` of a company's investments, news and people. */
  companyListPage: 10,
  /** Default `_limit` of a company's content. */
  companyContentPage: 6,
  /** Most companies that a watchlist may be started with. */
  watchlistPreset: 500,
  /** Most items that one page of a GraphQL list may hold. */
  graphqlPage: 100,
  /** Shortest password, in characters. */
  passwordLength: 8,
} as const;

/** Body of a 403 whose cause is a plan's limit (decision AMB-079). */
export interface LimitExceeded {
  type: 'Limits Exceeded';
  message: string;
  limit: number;
  current: number;
}
