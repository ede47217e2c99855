/** Right-to-left scripts. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Missing in TypeScript's library. Browsers first had a property, then a method. */
interface TextDirection {
  textInfo?: { direction?: string };
  getTextInfo?: () => { direction?: string };
}

/** Returns the text direction of a language, as the theme sets it. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    const locale: Intl.Locale & TextDirection = new Intl.Locale(language).maximize();
    const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
    const isRightToLeft = direction === undefined ? rightToLeft.has(locale.script ?? '') : direction === 'rtl';
    return isRightToLeft ? 'rtl' : 'ltr';
  } catch {
    // The tag is not a language.
    return 'ltr';
  }
}
