/** Not within a word of any script. JavaScript’s `\\b` knows Latin letters without accents only. */
const starts = String.raw`(?<![\p{L}\p{N}])`;
const ends = String.raw`(?![\p{L}\p{N}])`;

/** Returns a pattern of whole words. Its groups are those of the source. */
export function whole(source: string): RegExp {
  return new RegExp(`${starts}(?:${source})${ends}`, 'u');
}

/** Spellings of the same Arabic letter, and other figures and separators, one character for one. */
const same: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه', '٬': ',', '٫': '.', '،': ',' };

/** Returns a text to compare: in lower case, with figures 0 to 9, without marks of direction. */
export function comparable(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u200e\u200f\u061c\u2066-\u2069\u064b-\u0652\u0640]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[أإآىة٬٫،]/g, (letter) => same[letter] ?? letter);
}

/** Returns a pattern that finds a name as whole words. */
export function named(name: string): RegExp {
  return whole(comparable(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
}

/** Joins what means the same in English, German and Arabic. */
function any(...words: readonly string[]): string {
  return words.map((word) => comparable(word)).join('|');
}

const units = any(
  ...['k', 'mm', 'm', 'bn', 'b', 'thousand', 'million', 'billion'],
  ...[String.raw`tsd\.?`, 'tausend', String.raw`mio\.?`, 'millionen', String.raw`mrd\.?`, 'milliarden', 'milliarde'],
  ...['ألف', 'آلاف', 'الاف', 'مليون', 'ملايين', 'مليار', 'مليارات', 'بليون'],
);
const currency = any(String.raw`\$`, 'usd', 'us-dollar', 'dollars?', 'دولارات', 'دولارا', 'دولار(?: أمريكي)?');
const amount = String.raw`\$?\s?(\d[\d.,]*)\s?(${units})?${ends}(?:\s*(?:${currency}))?`;

const moreWords = any(
  ...['over', 'above', 'more than', 'at least', 'raised'],
  ...['über', 'ueber', 'mehr als', 'mindestens', 'ab'],
  ...['أكثر من', 'أكبر من', 'فوق', 'على الأقل', 'ما لا يقل عن', 'لا يقل عن'],
);
const lessWords = any(
  ...['under', 'below', 'less than', 'up to'],
  ...['unter', 'weniger als', 'höchstens', 'maximal', 'bis zu'],
  ...['أقل من', 'أصغر من', 'دون', 'تحت', 'ما لا يزيد عن', 'لا يزيد عن'],
);
export const more = new RegExp(`(?:${starts}(?:${moreWords})|[>≥]=?)\\s*${amount}`, 'u');
export const less = new RegExp(`(?:${starts}(?:${lessWords})|[<≤]=?)\\s*${amount}`, 'u');

const year = any('(?:dem jahr |عام |سنة |العام )?') + String.raw`((?:19|20)\d{2})`;
const notMoney = String.raw`(?!\s?(?:${units}|${currency})${ends}|\s?\$|[.,]\d)`;
const sinceWords = any('since', 'seit', 'ab', 'منذ');
const afterWords = any('after', 'nach', 'بعد');
const beforeWords = any('before', 'vor', 'قبل');
const times = `(${sinceWords}|${afterWords}|${beforeWords})`;
const foundedWords = any('founded', 'gegründet', 'gegruendet', 'تأسست', 'تأسس', 'أسست', 'مؤسسة', 'المؤسسة');

/** Before and after the year: "founded since 2020", "seit 2020 gegründet". */
export const founded = [
  new RegExp(`${starts}(?:${foundedWords})\\s+${times}\\s+${year}${ends}`, 'u'),
  new RegExp(`${starts}${times}\\s+${year}\\s+(?:${foundedWords})${ends}`, 'u'),
] as const;
const roundWords = any(
  ...['funded', 'last round', 'raised', 'letzte runde', 'finanziert', 'آخر جولة', 'جولة', 'مولت', 'تمويل'],
);
export const since = new RegExp(
  `${starts}(?:(?:${roundWords})\\s+)?(?:${sinceWords})\\s+${year}${ends}${notMoney}`,
  'u',
);

/** Which of the times a word means. */
export function timeOf(word: string): 'since' | 'after' | 'before' {
  if (new RegExp(`^(?:${sinceWords})$`, 'u').test(word)) return 'since';
  return new RegExp(`^(?:${afterWords})$`, 'u').test(word) ? 'after' : 'before';
}

/** Stages as users type them, with the id of the filter’s choice. */
export const stages: readonly (readonly [words: RegExp, label: string, id: string])[] = [
  [new RegExp(`(?<!pre[\\s-]?)${whole(any('seed', 'بذرية', 'جولة بذرية', 'تأسيسية')).source}`, 'u'), 'Seed', 'seed'],
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (letter) =>
      [
        whole(String.raw`(?:${any('series', 'serie', 'السلسلة', 'سلسلة', 'جولة')})[\s-]?${letter}`),
        `Series ${letter.toUpperCase()}`,
        letter.toUpperCase(),
      ] as const,
  ),
  [whole(any('angel', 'angels', 'business angel', 'ملائكي', 'ملائكية', 'ملاك')), 'Angel', 'angel'],
  [whole(any('grant', 'fördermittel', 'zuschuss', 'förderung', 'منحة')), 'Grant', 'grant'],
];

/** Words that connect others. */
const fillerWords = [
  'a an and are based by companies company from in of or raised round rounds startup startups that the total with',
  'aus der die das ein eine finanzierung firma firmen gegründet gesamt insgesamt mit oder runde runden start-ups und unternehmen von',
  'شركة شركات الشركات ناشئة الناشئة في من و أو التي مع جولة جولات تمويل مقرها بتمويل إجمالي على',
].join(' ');
export const fillers: ReadonlySet<string> = new Set(comparable(fillerWords).split(' '));

/** Factors by the first letters of a unit. */
const factors: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|t|الف|الاف)/u, 1e3],
  [/^(?:mrd|milliard|مليار|بليون|b)/u, 1e9],
  [/^(?:m|مليون|ملايين)/u, 1e6],
];

/** Returns dollars. A number without a unit is in dollars. */
export function toDollars(digits: string, unit: string): number {
  const factor = factors.find(([word]) => word.test(unit))?.[1] ?? 1;
  return Math.round(toNumber(digits.replace(/[.,]+$/, ''), unit !== '') * factor);
}

/** Reads both "1,250,000.5" and "1.250.000,5". A single comma or period before three digits separates thousands. */
function toNumber(digits: string, hasUnit: boolean): number {
  const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.exec(digits);
  // "1.250 million" is English: nobody writes a thousand millions so.
  if (isGrouped && !(hasUnit && /^\d+\.\d{3}$/.test(digits))) return Number(digits.replaceAll(/[.,]/g, ''));
  const decimal = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (decimal < 0) return Number(digits);
  return Number(`${digits.slice(0, decimal).replaceAll(/[.,]/g, '')}.${digits.slice(decimal + 1)}`);
}
