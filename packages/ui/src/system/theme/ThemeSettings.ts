import type { Density } from './density.css.ts';

/**
 * `contrast` reaches WCAG AAA, in black on white, or in white on black for users who prefer dark. `system` follows the
 * user’s preferences without JavaScript.
 */
export type ThemeName = 'light' | 'dark' | 'contrast' | 'system';

export interface ThemeSettings {
  /** The color theme. `system` follows the user’s preferences. @default 'system' */
  theme?: ThemeName;
  /** `compact` has rows of 36 px instead of 44 px. @default 'comfortable' */
  density?: Density;
  /**
   * Id of a brand whose style sheet the page has, see `@fs/ui/brand`. Default: the outer provider’s, otherwise the
   * default brand.
   */
  brand?: string;
  /** BCP 47 tag for formats, language, and direction. Default: the outer provider’s, otherwise the browser’s. */
  locale?: string;
  /** IANA name of the time zone of dates and times. Default: the outer provider’s, otherwise the browser’s. */
  timeZone?: string;
  /** BCP 47 tag of the text, where it differs from the language of `locale`. Each text then has its own direction. */
  wordsIn?: string;
}
