'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { createFormats, type Formats } from './createFormats.ts';

const made = new Map<string, Formats>();

/** Returns the formatters for the locale of the nearest ThemeProvider. */
export function useFormats(language = 'en'): Formats {
  return formatsOf(useLocale().locale, language);
}

/** The formatters for a locale and a language. The same object each time. */
export function formatsOf(locale: string, language = 'en'): Formats {
  const key = `${locale} ${language}`;
  let formats = made.get(key);
  if (!formats) {
    formats = createFormats(locale, language);
    made.set(key, formats);
  }
  return formats;
}
