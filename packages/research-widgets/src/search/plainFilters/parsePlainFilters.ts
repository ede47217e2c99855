import { knownPlaces } from './knownPlaces.ts';

/** One condition that was recognized in plain words. */
export interface PlainFilter {
  kind: 'stage' | 'place' | 'market' | 'more' | 'less' | 'foundedAfter' | 'foundedBefore';
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

/** Stages as users type them, with the id of the filter's choice. */
const stages: readonly (readonly [words: RegExp, label: string, id: string])[] = [
  [/(?<!pre[\s-]?)\bseed\b/, 'Seed', 'seed'],
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (letter) =>
      [new RegExp(`\\bseries[\\s-]?${letter}\\b`), `Series ${letter.toUpperCase()}`, letter.toUpperCase()] as const,
  ),
  [/\bangel\b/, 'Angel', 'angel'],
  [/\bgrant\b/, 'Grant', 'grant'],
];

const amount = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|mm|b|bn|thousand|million|billion)?\b(?:\s*(?:usd|dollars))?`;
const more = new RegExp(String.raw`(?:\b(?:over|above|more than|at least|raised)|[>≥]=?)\s*${amount}`);
const less = new RegExp(String.raw`(?:\b(?:under|below|less than|up to)|[<≤]=?)\s*${amount}`);
const founded = /\bfounded\s+(since|after|before)\s+((?:19|20)\d{2})\b/;

const factors: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/** Words that connect others. */
const fillers = new Set(
  'a an and are based by companies company from in of or raised round rounds startup startups that the total with'.split(
    ' ',
  ),
);

/**
 * Reads filters of companies from plain words such as "seed berlin over $2M". Recognizes markets, places, stages,
 * amounts and years of foundation, each once. Words that are left are `unused`.
 */
export function parsePlainFilters(text: string, { markets, parameters }: PlainVocabulary): PlainFilters {
  let rest = text.toLowerCase().trim();
  const filters: PlainFilter[] = [];
  const search: Record<string, string> = {};

  /** Takes the words out of the text if the companies' address has the parameter. */
  function take(found: RegExpExecArray | null, filter: PlainFilter, parameter: string, value: string): void {
    if (!found || search[parameter] !== undefined || !parameters.includes(parameter)) return;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    filters.push(filter);
    search[parameter] = value;
  }

  for (const [words, label, id] of stages) take(words.exec(rest), { kind: 'stage', value: label }, 'round', id);
  for (const { name } of longestFirst(markets.map(({ name }) => ({ name })))) {
    take(wordsOf(name).exec(rest), { kind: 'market', value: name }, 'markets', name);
  }
  for (const { name } of longestFirst(knownPlaces.map((place) => ({ name: place })))) {
    take(wordsOf(name).exec(rest), { kind: 'place', value: name }, 'location', name);
  }
  const year = founded.exec(rest);
  const [, when, since = ''] = year ?? [];
  if (when === 'before') take(year, { kind: 'foundedBefore', value: Number(since) }, 'founded', `before_${since}-01`);
  // The address compares months: since 2020 is after December 2019.
  const last = Number(since) - (when === 'since' ? 1 : 0);
  if (when === 'since' || when === 'after') {
    take(year, { kind: 'foundedAfter', value: last }, 'founded', `after_${last}-12`);
  }
  for (const [kind, words] of [
    ['more', more],
    ['less', less],
  ] as const) {
    const found = words.exec(rest);
    const dollars = found ? toDollars(found[1] ?? '', found[2] ?? '') : 0;
    take(found, { kind, value: dollars }, 'raised', `${kind}_${dollars}`);
  }
  const unused = rest.split(/[\s,]+/).filter((word) => word !== '' && !fillers.has(word));
  return { filters, search, unused };
}

function longestFirst(names: readonly { name: string }[]): readonly { name: string }[] {
  return names.toSorted((one, other) => other.name.length - one.name.length);
}

function wordsOf(name: string): RegExp {
  const escaped = name.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'u');
}

/** A number without a unit is in dollars. */
function toDollars(digits: string, unit: string): number {
  return Math.round(Number(digits.replaceAll(',', '')) * (factors[unit[0] ?? ''] ?? 1));
}
