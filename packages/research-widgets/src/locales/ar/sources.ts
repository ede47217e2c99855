import { isolated } from '@fs/ui/locales/ar';

/** Sources that are not names. */
const sources: Readonly<Record<string, string>> = {
  rounds: 'مجموع الجولات',
  corrections: 'محررو Foresight',
};

/** Returns the Arabic name of a source, or the name itself, with its own direction. */
export const sourceName = (source: string) => sources[source] ?? isolated(source);
