import { defineMessages } from '@fs/ui';

export const headquartersPopoverMessages = defineMessages('HeadquartersPopover', {
  open: 'Local time, weather, and news',
  label: ({ place }: { place: string }) => `In ${place} now`,
  time: 'Local time',
  weather: 'Weather',
  weatherNow: ({ temperature, summary }: { temperature: string; summary: string }) => `${temperature}, ${summary}`,
  news: 'Local news',
  timeOnly: 'Weather and local news aren’t available.',
  nothing: 'Local time, weather, and news aren’t available.',
});
