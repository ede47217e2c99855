import { directionOf } from './directionOf.ts';
import type { ThemeSettings } from './ThemeSettings.ts';
import { themeAttributes } from './themeAttributes.ts';

/** What a server has to know of a page. The same settings are the props of the page’s `ThemeProvider`. */
export interface HtmlSettings extends ThemeSettings {
  /** BCP 47 tag for formats, language, and direction. A server cannot ask the browser for it. */
  locale: string;
}

/**
 * Returns the attributes of `<html>` for a page that a server renders. `ThemeProvider` with `scope="page"` and the same
 * settings finds them in place, so nothing moves or changes color when the page hydrates. React leaves out the ones that
 * are undefined.
 *
 * @example
 * const settings = { theme: 'system', locale: 'ar' } as const;
 * <html {...htmlAttributes(settings)}>
 *   <body><ThemeProvider scope="page" {...settings}>{children}</ThemeProvider></body>
 * </html>
 */
export function htmlAttributes(settings: HtmlSettings) {
  return themeAttributes({ ...settings, direction: directionOf(settings.locale) });
}
