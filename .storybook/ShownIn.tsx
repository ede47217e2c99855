import { type MessageOverrides, MessagesProvider, ThemeProvider } from '@fs/ui';
import { insertBrandStyles } from '@fs/ui/brand';
import { ar } from '@fs/ui/locales/ar';
import { de } from '@fs/ui/locales/de';
import { type ReactNode, useInsertionEffect, useSyncExternalStore } from 'react';
import { brandNamed } from './brands.ts';
import { currentOverride, type Surroundings, subscribeToOverride } from './surroundings.ts';

export interface ShownInProps extends Surroundings {
  children: ReactNode;
}

const words: Readonly<Record<Surroundings['locale'], MessageOverrides>> = { en: {}, ar, de };

/** Renders a story with the theme, brand and direction from the toolbar or from a test. */
export function ShownIn({ children, ...chosen }: ShownInProps) {
  const asked = { ...chosen, ...useSyncExternalStore(subscribeToOverride, currentOverride, currentOverride) };
  const brand = brandNamed(asked.brand);
  useInsertionEffect(() => brand && insertBrandStyles(brand), [brand]);
  const worn = { brand: brand?.id, density: asked.density, locale: asked.locale };
  return (
    <MessagesProvider overrides={words[asked.locale]} language={asked.locale}>
      <ThemeProvider {...worn} scope="page" theme={asked.theme}>
        {children}
      </ThemeProvider>
    </MessagesProvider>
  );
}
