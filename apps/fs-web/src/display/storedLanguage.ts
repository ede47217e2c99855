import { isLanguage, type LanguageId, type UserPreference } from '@fs/api-contract';

/** The language that the user chose on any device. Undefined without a choice, and for one that this app doesn't have. */
export function storedLanguage(preferences: readonly UserPreference[]): LanguageId | undefined {
  const value = preferences.find(({ key }) => key === 'language')?.value;
  return isLanguage(value) ? value : undefined;
}
