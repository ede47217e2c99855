import { ThemeProvider } from '@fs/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { currentOverride, type Surroundings, subscribeToOverride } from './surroundings.ts';

export interface ShownInProps extends Omit<Surroundings, 'theme'> {
  theme: Surroundings['theme'] | 'both';
  children: ReactNode;
}

/** Shows a story in the surroundings that the toolbar, or a test, asks for. */
export function ShownIn({ children, ...chosen }: ShownInProps) {
  const { theme, density, locale } = { ...chosen, ...useSyncExternalStore(subscribeToOverride, currentOverride) };
  if (theme === 'both') {
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {(['light', 'dark'] as const).map((side) => (
          <ThemeProvider key={side} theme={side} density={density} locale={locale}>
            <div style={{ padding: 16 }}>{children}</div>
          </ThemeProvider>
        ))}
      </div>
    );
  }
  return (
    <ThemeProvider scope="page" theme={theme} density={density} locale={locale}>
      {children}
    </ThemeProvider>
  );
}
