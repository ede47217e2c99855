/** Differs from every default, so that a page that ignores it is noticed. */
export const settings = { theme: 'dark', density: 'compact', locale: 'de-DE', wordsIn: 'en' };
