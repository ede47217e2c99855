'use client';
import { useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { MessagesContext } from '../messages/MessagesContext.ts';
import { createFormats, type Formats } from './createFormats.ts';

const made = new Map<string, Formats>();

/** Returns the formatters for the locale of the nearest ThemeProvider and the language of the nearest MessagesProvider. */
export function useFormats(): Formats {
  return formatsOf(useLocale().locale, useContext(MessagesContext).language);
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
