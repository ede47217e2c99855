import { paths } from '@fs/api-contract';
import type { LanguageId } from './languages.ts';

/** The server reads it (`chosenLanguage`). */
const name = 'fs.language';
const year = 365 * 24 * 60 * 60;

/**
 * Tells the server the language chosen on this device, so that it sends public pages in it. English, the language of
 * pages without a cookie, needs none.
 */
export function rememberLanguage(language: LanguageId): void {
  const isSet = document.cookie.includes(`${name}=`);
  if (language === 'en' && !isSet) return;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const lifetime = language === 'en' ? 0 : year;
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers that the app supports have a cookie store
  document.cookie = `${name}=${language}; path=${paths.app}/; max-age=${lifetime}; samesite=lax${secure}`;
}
