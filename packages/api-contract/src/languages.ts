/** BCP 47 tags of the languages in which the app and its mails are complete. An addition to the specification. */
export const languageIds = ['en', 'de', 'ar'] as const;

export type LanguageId = (typeof languageIds)[number];

export function isLanguage(tag: unknown): tag is LanguageId {
  return languageIds.some((id) => id === tag);
}
