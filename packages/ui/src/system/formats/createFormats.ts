/** What a number counts, in words: `{ one: 'company', other: 'companies' }`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Values in the user's words. Made once for each locale. */
export interface Formats {
  /** In full: `1,234,567`. */
  number: (value: number) => string;
  /** K, M, B or T with one decimal; plain under 1000: `1.2M`, `999`. */
  abbreviated: (value: number) => string;
  /** As `abbreviated`, for the round figures of an axis: a decimal only where there is one, as in `500M` and `1.5M`. */
  rounded: (value: number) => string;
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
  /** A part of one in percent, with one decimal: `34.5%`. */
  percent: (share: number) => string;
  /** The day and time on a clock in a time zone, an IANA name: `Monday 3:04 PM`. Undefined for a zone that is not known. */
  clock: (instant: Date, timeZone: string) => string | undefined;
  /** Degrees Fahrenheit, whole: `61°F`. */
  fahrenheit: (degrees: number) => string;
  /** The form that the language of the messages uses for this count. */
  plural: (count: number, forms: PluralForms) => string;
}

/**
 * @param locale the user's, for numbers and dates
 * @param language the messages', for plurals: English words follow English rules whoever reads them
 */
export function createFormats(locale: string, language = 'en'): Formats {
  const full = once(() => new Intl.NumberFormat(locale));
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const compactLike = (options: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(compactLocale(locale), { notation: 'compact', ...options }));
  const compact = compactLike(oneDecimal);
  const compactRound = compactLike({ maximumFractionDigits: 1 });
  const hundredths = once(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', ...oneDecimal }));
  const fahrenheit = once(
    () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'fahrenheit', maximumFractionDigits: 0 }),
  );
  const rules = once(() => new Intl.PluralRules(language));
  return {
    number: (value) => full().format(value),
    abbreviated: (value) => (Math.abs(value) < 1000 ? full() : compact()).format(value),
    rounded: (value) => (Math.abs(value) < 1000 ? full() : compactRound()).format(value),
    monthYear: dayFormat(locale, { month: 'long', year: 'numeric' }),
    day: dayFormat(locale, { dateStyle: 'long' }),
    weekday: dayFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }),
    fullDay: dayFormat(locale, { dateStyle: 'full' }),
    hundredths: (value) => hundredths().format(value),
    percent: (share) => percent().format(share),
    clock: (instant, timeZone) => clock(locale, instant, timeZone),
    fahrenheit: (degrees) => fahrenheit().format(degrees),
    plural: (count, forms) => forms[rules().select(count)] ?? forms.other,
  };
}

/** Made when it is first asked for: each takes a browser as long as a component, and most pages need two of them. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function clock(locale: string, instant: Date, timeZone: string): string | undefined {
  try {
    const options = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone } as const;
    return new Intl.DateTimeFormat(locale, options).format(instant);
  } catch {
    // Older browsers do not know every zone.
    return undefined;
  }
}

/** English other than American writes `bn`, and Indian English `L` and `Cr`, where K, M, B, T are asked for. */
function compactLocale(locale: string) {
  return locale === 'en' || locale.startsWith('en-') ? 'en-US' : locale;
}

/** A day has no time zone: read and shown as UTC, it stays the same day everywhere. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return (day: string) => {
    const date = new Date(`${day}T00:00:00Z`);
    return Number.isNaN(date.getTime()) ? day : format().format(date);
  };
}
