/** Options of `companyColumns` for its accessors alone, whose headers nobody sees. */
export const namelessColumns = {
  messages: {} as never,
  statuses: { status: () => '' } as never,
  places: { country: () => '' } as never,
  deals: { round: () => '' } as never,
  mostNews: 0,
};
