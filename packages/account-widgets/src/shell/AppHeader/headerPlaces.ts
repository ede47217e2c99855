/** Ids of header parts, as targets of tours. */
export const headerPlaces = {
  navigation: 'header-navigation',
  search: 'header-search',
  user: 'header-user',
} as const;
