import type { DisplayLanguage } from '@fs/account-widgets';

/** The languages that the app offers: those whose texts are complete in all packages and in the app. */
export const languages = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
  { id: 'ar', name: 'العربية' },
] as const satisfies readonly DisplayLanguage[];

/** BCP 47 tag of a language that the app offers. */
export type LanguageId = (typeof languages)[number]['id'];

/** Returns the offered language with this tag, and English for any other. */
export function languageOf(id: unknown): LanguageId {
  return languages.find((language) => language.id === id)?.id ?? 'en';
}

/**
 * Returns the locale of numbers, dates and the page's direction: the browser's own variant of the language that is
 * shown, so that texts are never mirrored for a language in which they are not shown.
 */
export function localeOf(language: string, preferred: string): string {
  const isVariant = preferred.toLowerCase() === language || preferred.toLowerCase().startsWith(`${language}-`);
  if (isVariant && isLocale(preferred)) return preferred;
  return language === 'en' ? 'en-US' : language;
}

/** Whether `Intl` knows the tag. Browsers take theirs from the system, such as `en-US@posix`. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
