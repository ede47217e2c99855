/** Ids of the parts of the header, for tours that speak of them. */
export const headerPlaces = {
  navigation: 'header-navigation',
  search: 'header-search',
  user: 'header-user',
} as const;
