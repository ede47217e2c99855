import { knownPlaces } from './knownPlaces.ts';
import { placeNames } from './placeNames.ts';
import { comparable, fillers, founded, less, more, named, since, stages, timeOf, toDollars } from './plainWords.ts';

/** One condition that was recognized in plain words. */
export interface PlainFilter {
  kind: 'stage' | 'place' | 'market' | 'more' | 'less' | 'foundedAfter' | 'foundedBefore' | 'roundSince';
  /** The name, the amount in US dollars, or the year. */
  value: string | number;
}

export interface PlainFilters {
  filters: readonly PlainFilter[];
  /** Parameters of the companies' address. */
  search: Readonly<Record<string, string>>;
  /** Words that became no filter. */
  unused: readonly string[];
}

export interface PlainVocabulary {
  markets: readonly { name: string }[];
  /** Parameters that the companies' address has. What needs another one becomes no filter. */
  parameters: readonly string[];
}

/**
 * Reads filters of companies from plain words such as "seed berlin over $2M". Recognizes markets, places, stages,
 * amounts, years of foundation and of the last round, each once, in English, German and Arabic. Words that are left are
 * `unused`. "biotech" beside other filters means all markets whose names contain it.
 */
export function parsePlainFilters(text: string, { markets, parameters }: PlainVocabulary): PlainFilters {
  let rest = comparable(text).trim();
  const filters: PlainFilter[] = [];
  const search: Record<string, string> = {};
  // Nearly every page asks before anyone has typed, and the expressions of all places take long on a phone.
  if (rest === '') return { filters, search, unused: [] };

  /** Takes the words out of the text if the companies' address has the parameter. */
  function take(found: RegExpExecArray | null, filter: PlainFilter, parameter: string, value: string): void {
    if (!found || search[parameter] !== undefined || !parameters.includes(parameter)) return;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    filters.push(filter);
    search[parameter] = value;
  }

  for (const [words, label, id] of stages) take(words.exec(rest), { kind: 'stage', value: label }, 'round', id);
  for (const { name, data } of longestFirst(markets.map(({ name }) => ({ name, data: name })))) {
    take(named(name).exec(rest), { kind: 'market', value: data }, 'markets', data);
  }
  for (const { name, data } of longestFirst(allPlaces)) {
    take(named(name).exec(rest), { kind: 'place', value: data }, 'location', data);
  }
  const year = founded.map((words) => words.exec(rest)).find((found) => found !== null) ?? null;
  const [, word = '', said = ''] = year ?? [];
  const when = year ? timeOf(word) : undefined;
  if (when === 'before') take(year, { kind: 'foundedBefore', value: Number(said) }, 'founded', `before_${said}-01`);
  // The address compares months: since 2020 is after December 2019.
  const last = Number(said) - (when === 'since' ? 1 : 0);
  if (when === 'since' || when === 'after') {
    take(year, { kind: 'foundedAfter', value: last }, 'founded', `after_${last}-12`);
  }
  // Without "founded", a year is that of the last round.
  const round = since.exec(rest);
  const first = Number(round?.[1]);
  take(round, { kind: 'roundSince', value: first }, 'funded', `after_${first - 1}-12`);
  for (const [kind, words] of [
    ['more', more],
    ['less', less],
  ] as const) {
    const found = words.exec(rest);
    const dollars = found ? toDollars(found[1] ?? '', found[2] ?? '') : 0;
    take(found, { kind, value: dollars }, 'raised', `${kind}_${dollars}`);
  }
  const left = () => rest.split(/[\s,]+/).filter((word) => word !== '' && !fillers.has(word));
  // Beside other filters, the beginning of a market's name is short for it. Alone, it may be a company's name.
  const short = filters.length > 0 ? left().find((word) => beginsMarket(word, markets)) : undefined;
  if (short !== undefined) take(named(short).exec(rest), { kind: 'market', value: short }, 'markets', short);
  return { filters, search, unused: left() };
}

/** Fewer letters begin too many words. */
const leastLetters = 5;

function beginsMarket(word: string, markets: PlainVocabulary['markets']): boolean {
  return word.length >= leastLetters && markets.some(({ name }) => comparable(name).startsWith(word));
}

/** A name that someone types, and its spelling in the data. */
interface Name {
  name: string;
  data: string;
}

const allPlaces: readonly Name[] = knownPlaces.flatMap((data) =>
  [data, ...(placeNames[data] ?? [])].map((name) => ({ name, data })),
);

function longestFirst(names: readonly Name[]): readonly Name[] {
  return names.toSorted((one, other) => other.name.length - one.name.length);
}
