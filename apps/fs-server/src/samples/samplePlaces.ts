import type { PlaceReports } from '../places/PlaceReports.ts';

const skies = ['Clear', 'Partly cloudy', 'Cloudy', 'Light rain', 'Fog'];

const headlines = [
  (city: string) => `${city} opens a second yard for freight trains`,
  (city: string) => `A year of night buses in ${city}: what the riders say`,
  (city: string) => `Old harbor halls in ${city} become workshops`,
];

/** Invented weather and news for the sample world, the same for each city whenever it is asked for. */
export const samplePlaceReports: PlaceReports = {
  weather: async ({ city }) => {
    const number = numberOf(city);
    return { temperature: 41 + (number % 40), summary: skies[number % skies.length] ?? '' };
  },
  news: async ({ city }) =>
    headlines.map((headline, index) => ({
      title: headline(city ?? ''),
      url: `https://news.example/${encodeURIComponent(city ?? '')}/${index + 1}`,
      source: 'Sample news',
      published_time: null,
    })),
};

function numberOf(city: string | null): number {
  return [...(city ?? '')].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
