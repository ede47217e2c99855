import { defineMessages } from '@fs/ui';

export const companyLandingMessages = defineMessages('CompanyLanding', {
  mostFunded: 'Most raised',
  recentlyFunded: 'Recently funded',
  empty: 'No companies yet',
  places: 'Locations',
  noPlaces: 'No locations yet',
});
