/** Scripts that run from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Newer than TypeScript's library, and first a property, then a function. */
interface TextDirection {
  textInfo?: { direction?: string };
  getTextInfo?: () => { direction?: string };
}

/** The direction of a language, as the theme will set it. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    const locale: Intl.Locale & TextDirection = new Intl.Locale(language).maximize();
    const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
    const isRightToLeft = direction === undefined ? rightToLeft.has(locale.script ?? '') : direction === 'rtl';
    return isRightToLeft ? 'rtl' : 'ltr';
  } catch {
    // No language at all.
    return 'ltr';
  }
}
