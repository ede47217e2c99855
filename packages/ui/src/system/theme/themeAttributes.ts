import type { ThemeSettings } from './ThemeSettings.ts';

interface ResolvedSettings extends ThemeSettings {
  locale: string;
  direction: 'ltr' | 'rtl';
}

/** Returns the attributes that apply a theme to the element that has them. */
export function themeAttributes({
  theme = 'system',
  density = 'comfortable',
  brand,
  locale,
  wordsIn,
  direction,
}: ResolvedSettings) {
  return {
    'data-fs-theme': theme,
    'data-fs-density': density,
    'data-fs-brand': brand,
    'data-fs-words': wordsIn,
    lang: wordsIn ?? locale,
    dir: direction,
  };
}
