'use client';
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
// Self-hosted and split by unicode-range: a page without Arabic text never loads the Arabic font.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import { BrandContext } from './BrandContext.ts';
import './base.css.ts';
import './contrast.css.ts';
import './dark.css.ts';
import './density.css.ts';
import './forcedColors.css.ts';
import './light.css.ts';
import type { Density } from './density.css.ts';

export type { Density } from './density.css.ts';

/**
 * `contrast` reaches WCAG AAA, in black on white, or in white on black for users who prefer dark. `system` follows the
 * user’s preferences without JavaScript.
 */
export type ThemeName = 'light' | 'dark' | 'contrast' | 'system';
/**
 * `page` applies the theme to the whole document. `part` applies it to the content only, so that one page can have
 * several themes.
 */
export type ThemeScope = 'page' | 'part';

export interface ThemeProviderProps {
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
  /** BCP 47 tag of the text, where it differs from the language of `locale`. Each text then has its own direction. */
  wordsIn?: string;
  /** Whether the theme applies to the whole document or to the content only. @default 'part' */
  scope?: ThemeScope;
  children: ReactNode;
}

/**
 * Provides theme tokens, fonts, density, locale, and direction to its content. At run time, it only sets attributes.
 */
export function ThemeProvider({ locale, brand, scope = 'part', ...props }: ThemeProviderProps) {
  const outer = useLocale().locale;
  const outerBrand = useContext(BrandContext);
  const Dressed = dressed[scope];
  return (
    <I18nProvider locale={locale ?? outer}>
      <BrandContext value={brand ?? outerBrand}>
        <Dressed {...props} />
      </BrandContext>
    </I18nProvider>
  );
}

type DressedProps = Pick<ThemeProviderProps, 'theme' | 'density' | 'wordsIn' | 'children'>;

const dressed = { page: DressedPage, part: DressedPart } satisfies Record<ThemeScope, unknown>;

function useAttributes({ theme = 'system', density = 'comfortable', wordsIn }: DressedProps) {
  const { locale, direction } = useLocale();
  const brand = useContext(BrandContext);
  return {
    'data-fs-theme': theme,
    'data-fs-density': density,
    'data-fs-brand': brand,
    'data-fs-words': wordsIn,
    lang: wordsIn ?? locale,
    dir: direction,
  };
}

function DressedPage(props: DressedProps) {
  const attributes = useAttributes(props);
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  });
  return props.children;
}

function DressedPart(props: DressedProps) {
  const attributes = useAttributes(props);
  const scope = useRef<HTMLDivElement>(null);
  return (
    <div {...attributes} ref={scope}>
      {/* Overlays render inside the provider. Otherwise they would have the theme of the page. */}
      <PortalProvider getContainer={() => scope.current}>{props.children}</PortalProvider>
    </div>
  );
}
