import { defineMessages } from '@fs/ui';

export const headquartersPopoverMessages = defineMessages('HeadquartersPopover', {
  open: 'Local time, weather and news',
  label: ({ place }: { place: string }) => `In ${place} now`,
  time: 'Local time',
  weather: 'Weather',
  weatherNow: ({ temperature, summary }: { temperature: string; summary: string }) => `${temperature}, ${summary}`,
  news: 'Local news',
  timeOnly: 'Neither weather nor local news are known.',
  nothing: 'Neither its local time, nor its weather, nor its news are known.',
});
