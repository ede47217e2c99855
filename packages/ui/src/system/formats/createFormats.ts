/** The forms of a counted noun, such as `{ one: 'result', other: 'results' }`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Formatters for the user’s locale. Create them once per locale. */
export interface Formats {
  /** In full, such as `1,234,567`. */
  number: (value: number) => string;
  /**
   * Abbreviated to K, M, B, or T with one decimal, such as `1.2M`. Plain below what the locale abbreviates: in English
   * below 1,000, such as `999`, in German below a million, such as `200.000`.
   */
  abbreviated: (value: number) => string;
  /**
   * Like `abbreviated`, but with a decimal only where it isn’t zero, such as `500M` and `1.5M`. For the ticks of an
   * axis.
   */
  rounded: (value: number) => string;
  /** `March 2014`, from a `YYYY-MM-DD` date. Returns any other text as is. */
  monthYear: (day: string) => string;
  /** `March 1, 2014`, from a `YYYY-MM-DD` date. Returns any other text as is. */
  day: (day: string) => string;
  /** `Mar 2014`, from a `YYYY-MM-DD` date. For cells. Returns any other text as is. */
  shortMonth: (day: string) => string;
  /** `Mar 1, 2014`, from a `YYYY-MM-DD` date. For cells. Returns any other text as is. */
  shortDay: (day: string) => string;
  /** `Mar 1`, from a `YYYY-MM-DD` date. For the axes of charts. Returns any other text as is. */
  shortMonthDay: (day: string) => string;
  /** `Mon`, from a `YYYY-MM-DD` date. For charts of a week. Returns any other text as is. */
  shortWeekday: (day: string) => string;
  /** A period of two `YYYY-MM-DD` dates, such as `Nov 16 – 22, 2026`. */
  dayRange: (from: string, to: string) => string;
  /** `Monday, January 5`, from a `YYYY-MM-DD` date. Returns any other text as is. */
  weekday: (day: string) => string;
  /** `January 5`, from a `YYYY-MM-DD` date. Returns any other text as is. */
  monthDay: (day: string) => string;
  /** `Monday`, from a `YYYY-MM-DD` date. Returns any other text as is. */
  weekdayName: (day: string) => string;
  /** `Monday, January 5, 2026`, from a `YYYY-MM-DD` date. Returns any other text as is. */
  fullDay: (day: string) => string;
  /** With two decimals, such as `1.50`. */
  hundredths: (value: number) => string;
  /** A share of 1 as a percentage with one decimal, such as `34.5%`. */
  percent: (share: number) => string;
  /** A change by a share of 1 as a whole percentage with its sign, such as `+34%`. */
  change: (share: number) => string;
  /**
   * The weekday and time in a time zone (IANA name), such as `Monday 3:04 PM`. Returns `undefined` for an unknown zone.
   */
  clock: (instant: Date, timeZone: string) => string | undefined;
  /** `3:04 PM` in a time zone (IANA name). Default: the browser’s. Returns any other text as is. */
  time: (instant: string, timeZone?: string) => string;
  /** `Mar 1, 2014, 3:04 PM` in a time zone (IANA name). Default: the browser’s. Returns any other text as is. */
  shortMoment: (instant: string, timeZone?: string) => string;
  /** A whole number with a unit of measurement that `Intl` knows, such as `61°F` for 61.4 and `fahrenheit`. */
  unit: (value: number, unit: string) => string;
  /** The short name of a region in the messages’ language, from its two-letter code, such as `Germany` for `DE`. */
  region: (code: string) => string;
  /**
   * Joins parts by the commas of the messages’ language, such as `A, B, C`, or with its “and”: `A, B, and C`,
   * or its “or”: `A, B, or C`.
   */
  list: (parts: readonly string[], last?: 'and' | 'or') => string;
  /** What `list` puts between two parts: a comma and a space, for parts that are elements. */
  comma: () => string;
  /** Returns the plural form for a count, by the rules of the messages’ language. */
  plural: (count: number, forms: PluralForms) => string;
}

/**
 * @param locale The user’s locale, for numbers and dates.
 * @param language The language of the messages, for plurals: English messages follow English rules in every locale.
 */
export function createFormats(locale: string, language = 'en'): Formats {
  const full = once(() => new Intl.NumberFormat(locale));
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const compactLike = (options: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(compactLocale(locale), { notation: 'compact', ...options }));
  const compact = compactLike(oneDecimal);
  const compactRound = compactLike({ maximumFractionDigits: 1 });
  // German begins to abbreviate at a million, so that thousands would get a decimal that says nothing.
  const least = once(
    () =>
      [1e3, 1e4, 1e5].find((value) =>
        compact()
          .formatToParts(value)
          .some(({ type }) => type === 'compact'),
      ) ?? 1e6,
  );
  const hundredths = once(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', ...oneDecimal }));
  const change = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
  );
  const mediumDays = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const regions = once(() => new Intl.DisplayNames(language, { type: 'region', style: 'short' }));
  const rules = once(() => new Intl.PluralRules(language));
  const and = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const or = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const comma = once(() => commaOf(language));
  return {
    number: (value) => full().format(value),
    abbreviated: (value) => (Math.abs(value) < least() ? full() : compact()).format(value),
    rounded: (value) => (Math.abs(value) < least() ? full() : compactRound()).format(value),
    monthYear: dayFormat(locale, { month: 'long', year: 'numeric' }),
    day: dayFormat(locale, { dateStyle: 'long' }),
    shortMonth: dayFormat(locale, { month: 'short', year: 'numeric' }),
    shortDay: dayFormat(locale, { dateStyle: 'medium' }),
    shortMonthDay: dayFormat(locale, { month: 'short', day: 'numeric' }),
    shortWeekday: dayFormat(locale, { weekday: 'short' }),
    // Some engines put narrow spaces around the dash, so that a server and a browser would render different texts.
    dayRange: (from, to) => mediumDays().formatRange(dateOf(from), dateOf(to)).replace(/\s/g, ' '),
    weekday: dayFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }),
    monthDay: dayFormat(locale, { month: 'long', day: 'numeric' }),
    weekdayName: dayFormat(locale, { weekday: 'long' }),
    fullDay: dayFormat(locale, { dateStyle: 'full' }),
    hundredths: (value) => hundredths().format(value),
    percent: (share) => percent().format(share),
    change: (share) => change().format(share),
    clock: (instant, timeZone) => clock(locale, instant, timeZone),
    time: momentFormat(locale, { timeStyle: 'short' }),
    shortMoment: momentFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    unit: (value, unit) => value.toLocaleString(locale, { style: 'unit', unit, maximumFractionDigits: 0 }),
    region: (code) => regions().of(code) ?? code,
    comma,
    list: (parts, last) => (last ? { and, or }[last]().format(parts) : parts.join(comma())),
    plural: (count, forms) => forms[rules().select(count)] ?? forms.other,
  };
}

/** Creates a formatter on first use. Each costs as much as rendering a component, and most pages need only two. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** `Intl` has no lists without a word before the last part. The first separator is a comma, in Arabic with a word. */
function commaOf(language: string): string {
  const [, separator] = new Intl.ListFormat(language, { type: 'unit', style: 'short' }).formatToParts(['1', '2', '3']);
  return `${separator?.value.replace(/[\s\p{L}]+/u, '') || ','} `;
}

function clock(locale: string, instant: Date, timeZone: string): string | undefined {
  try {
    const options = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone } as const;
    return new Intl.DateTimeFormat(locale, options).format(instant);
  } catch {
    // Older browsers don’t know every time zone.
    return undefined;
  }
}

/** One formatter per time zone. A screen knows one. */
function momentFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (instant: string, timeZone?: string) => {
    const date = new Date(instant);
    if (Number.isNaN(date.getTime())) return instant;
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    // Some engines put a narrow space before AM and PM.
    return format.format(date).replace(/\s/g, ' ');
  };
}

/**
 * Some English locales abbreviate differently, such as `bn` in British and `L` and `Cr` in Indian English. They get the
 * American K, M, B, and T.
 */
function compactLocale(locale: string) {
  return locale === 'en' || locale.startsWith('en-') ? 'en-US' : locale;
}

/** A calendar day has no time zone. Parsing and formatting it in UTC keeps it the same day everywhere. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return (day: string) => {
    const date = dateOf(day);
    return Number.isNaN(date.getTime()) ? day : format().format(date);
  };
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
