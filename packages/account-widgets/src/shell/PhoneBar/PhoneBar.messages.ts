import { defineMessages } from '@fs/ui';

export const phoneBarMessages = defineMessages('PhoneBar', {
  label: 'Quick navigation',
  home: 'Home',
  companies: 'Companies',
  search: 'Search',
  markets: 'Markets',
  watchlists: 'Lists',
});
