import { defineMessages } from '@fs/ui';

/** Countries that are better known by an abbreviation, which also fits a cell. */
const abbreviations: Readonly<Record<string, string>> = { AE: 'UAE', GB: 'UK', US: 'USA' };

export const placeMessages = defineMessages('Place', {
  /** By the country's two-letter code. */
  country: ({ code }: { code: string }, { region }) => abbreviations[code] ?? region(code),
  parts: ({ parts }: { parts: readonly string[] }, { list }) => list(parts),
});
