/** Operating, bought by another, listed on a stock exchange, or closed. In the order of a filter. */
export const companyStatuses = ['operating', 'acquired', 'ipo', 'closed'] as const;
