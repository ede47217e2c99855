import { defineMessages } from '@fs/ui';

/** Sources that are not names. */
const kinds: Readonly<Record<string, string>> = {
  rounds: 'Sum of rounds',
  corrections: 'Foresight editors',
};

export const sourcedFactMessages = defineMessages('SourcedFact', {
  /** Names the button and the popover. */
  label: ({ fact }: { fact: string }) => `Source of ${fact.toLowerCase()}`,
  source: ({ source }: { source: string }) => kinds[source] ?? source,
  asOf: ({ day }: { day: string }, { shortDay }) => `As of ${shortDay(day)}`,
  /** Precedes the value of a source that disagrees. */
  says: ({ source }: { source: string }) => `${kinds[source] ?? source}:`,
  /** Instead of a source that disagrees, where none is known. */
  unknown: 'Unknown source',
  conflict: 'Sources disagree',
  report: 'Report a mistake',
});
