/** What a number counts, in words: `{ one: 'company', other: 'companies' }`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Values in the reader's words. Made once for each locale. */
export interface Formats {
  /** In full: `1,234,567`. */
  number: (value: number) => string;
  /** K, M, B or T with one decimal; plain under 1000: `1.2M`, `999`. */
  abbreviated: (value: number) => string;
  /** `March 2014`, of a day as `YYYY-MM-DD`. A text that is no day comes back as it is. */
  monthYear: (day: string) => string;
  /** `March 1, 2014`, of a day as `YYYY-MM-DD`. A text that is no day comes back as it is. */
  day: (day: string) => string;
  /** `Monday, January 5`, of a day as `YYYY-MM-DD`. A text that is no day comes back as it is. */
  weekday: (day: string) => string;
  /** `Monday, January 5, 2026`, of a day as `YYYY-MM-DD`. A text that is no day comes back as it is. */
  fullDay: (day: string) => string;
  /** With two decimals: `1.50`. */
  hundredths: (value: number) => string;
  /** The form that the language of the messages uses for this count. */
  plural: (count: number, forms: PluralForms) => string;
}

/**
 * @param locale the reader's, for numbers and dates
 * @param language the messages', for plurals: English words follow English rules whoever reads them
 */
export function createFormats(locale: string, language = 'en'): Formats {
  const full = new Intl.NumberFormat(locale);
  const compact = new Intl.NumberFormat(compactLocale(locale), {
    notation: 'compact',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const monthYear = dayFormat(locale, { month: 'long', year: 'numeric' });
  const day = dayFormat(locale, { dateStyle: 'long' });
  const weekday = dayFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' });
  const fullDay = dayFormat(locale, { dateStyle: 'full' });
  const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const rules = new Intl.PluralRules(language);
  return {
    number: (value) => full.format(value),
    abbreviated: (value) => (Math.abs(value) < 1000 ? full : compact).format(value),
    monthYear,
    day,
    weekday,
    fullDay,
    hundredths: (value) => hundredths.format(value),
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
  };
}

/** English other than American writes `bn`, and Indian English `L` and `Cr`, where K, M, B, T are asked for. */
function compactLocale(locale: string) {
  return locale === 'en' || locale.startsWith('en-') ? 'en-US' : locale;
}

/** A day has no time zone: read and shown as UTC, it stays the same day everywhere. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: string) => {
    const date = new Date(`${day}T00:00:00Z`);
    return Number.isNaN(date.getTime()) ? day : format.format(date);
  };
}
