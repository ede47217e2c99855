'use client';
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
// Self-hosted, by unicode-range: a page without Arabic never loads the Arabic face.
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
 * `contrast` reaches WCAG AAA, in black on white, or white on black for users who prefer dark. `system` follows all
 * that the user prefers, without script.
 */
export type ThemeName = 'light' | 'dark' | 'contrast' | 'system';
/** `page` dresses the whole document, `part` only what it holds, so that two themes can stand on one page. */
export type ThemeScope = 'page' | 'part';

export interface ThemeProviderProps {
  /** @default 'system' */
  theme?: ThemeName;
  /** @default 'comfortable' */
  density?: Density;
  /** Id of a brand whose style sheet the page has, see `@fs/ui/brand`. Default: the outer provider's, else ours. */
  brand?: string;
  /** BCP 47 tag; sets formats, language and direction. Default: the outer provider's, else the browser's. */
  locale?: string;
  /** BCP 47 tag of the words, where they are not in the locale's language. Each text then runs its own way. */
  wordsIn?: string;
  /** @default 'part' */
  scope?: ThemeScope;
  children: ReactNode;
}

/** Gives everything inside it tokens, fonts, density, locale and direction. Costs nothing at run time but attributes. */
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
      {/* Overlays opened inside stay inside, or they would wear the page's theme. */}
      <PortalProvider getContainer={() => scope.current}>{props.children}</PortalProvider>
    </div>
  );
}
