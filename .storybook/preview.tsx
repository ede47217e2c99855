import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { padAsCanvas } from './canvas.ts';
import { keepDocsScroll } from './docs/keepDocsScroll.ts';
import { fixClock } from './fixedClock.ts';
import { ShownIn } from './ShownIn.tsx';
import { SideBySide } from './SideBySide.tsx';

// Loaded when a page is opened; no test needs it.
const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage.tsx')).DocsPage }));

const preview: Preview = {
  // Run in the browser only: tests also read the stories on the server.
  beforeAll: keepDocsScroll,
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // WCAG 2.2 asks for it, and axe leaves it off by default.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Listing each element that passes a rule takes axe longer than checking the rule.
      options: { resultTypes: ['violations'], preload: false },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      // Storybook's indexer evaluates this expression by itself, so it must not contain type annotations: the defaults
      // define the types.
      storySort: (a = { title: '' }, b = { title: '' }) => {
        const order = ['Start', 'Foundations', 'Components', 'Research', 'Account', 'Screens', 'Patterns'];
        const placeOf = (title = '') => {
          const place = order.indexOf(title.split('/')[0] ?? '');
          if (place < 0) throw new Error(`${title}: a title begins with one of ${order.join(', ')}`);
          return place;
        };
        return placeOf(a.title) - placeOf(b.title) || a.title.localeCompare(b.title, 'en');
      },
    },
  },
  initialGlobals: { theme: 'light', brand: 'foresight', locale: 'en', density: 'comfortable' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
          { value: 'all', title: 'Side by side' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'foresight', title: 'Foresight' },
          { value: 'plum', title: 'Plum' },
          { value: 'ember', title: 'Ember' },
        ],
      },
    },
    locale: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English', right: '→' },
          { value: 'ar', title: 'العربية', right: '←' },
          { value: 'de', title: 'Deutsch', right: '→' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  decorators: [
    (Story, { id, globals: { theme, brand, locale, density } }) => {
      const isSideBySide = theme === 'all';
      const story = (
        <ShownIn theme={isSideBySide ? 'light' : theme} brand={brand} locale={locale} density={density}>
          <Story />
        </ShownIn>
      );
      if (!isSideBySide) return story;
      return (
        <SideBySide storyId={id} brand={brand} locale={locale} density={density}>
          {story}
        </SideBySide>
      );
    },
  ],
  beforeEach: ({ parameters }) => {
    if (import.meta.env.VITEST_STORYBOOK !== undefined) padAsCanvas(parameters.layout);
    return fixClock();
  },
};

export default preview;
