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
import { TimeZoneContext } from '../formats/TimeZoneContext.ts';
import type { ThemeSettings } from './ThemeSettings.ts';
import { themeAttributes } from './themeAttributes.ts';

export type { Density } from './density.css.ts';
export type { ThemeName } from './ThemeSettings.ts';

/**
 * `page` applies the theme to the whole document. `part` applies it to the content only, so that one page can have
 * several themes.
 */
export type ThemeScope = 'page' | 'part';

export interface ThemeProviderProps extends ThemeSettings {
  /** Whether the theme applies to the whole document or to the content only. @default 'part' */
  scope?: ThemeScope;
  children: ReactNode;
}

/**
 * Provides theme tokens, fonts, density, locale, and direction to its content. At run time, it only sets attributes.
 */
export function ThemeProvider({ locale, brand, timeZone, scope = 'part', ...props }: ThemeProviderProps) {
  const outer = useLocale().locale;
  const outerBrand = useContext(BrandContext);
  const outerTimeZone = useContext(TimeZoneContext);
  const Themed = themed[scope];
  return (
    <I18nProvider locale={locale ?? outer}>
      <BrandContext value={brand ?? outerBrand}>
        <TimeZoneContext value={timeZone ?? outerTimeZone}>
          <Themed {...props} />
        </TimeZoneContext>
      </BrandContext>
    </I18nProvider>
  );
}

type ThemedProps = Pick<ThemeProviderProps, 'theme' | 'density' | 'wordsIn' | 'children'>;

const themed = { page: ThemedPage, part: ThemedPart } satisfies Record<ThemeScope, unknown>;

function useAttributes({ theme, density, wordsIn }: ThemedProps) {
  return themeAttributes({ theme, density, wordsIn, ...useLocale(), brand: useContext(BrandContext) });
}

function ThemedPage(props: ThemedProps) {
  const attributes = useAttributes(props);
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) root.removeAttribute(name);
      else if (root.getAttribute(name) !== value) root.setAttribute(name, value);
    }
  });
  return props.children;
}

function ThemedPart(props: ThemedProps) {
  const attributes = useAttributes(props);
  const scope = useRef<HTMLDivElement>(null);
  return (
    <div {...attributes} ref={scope}>
      {/* Overlays render inside the provider. Otherwise they would have the theme of the page. */}
      <PortalProvider getContainer={() => scope.current}>{props.children}</PortalProvider>
    </div>
  );
}
