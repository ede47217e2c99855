import { ThemeProvider } from '@fs/ui';
import { type HtmlSettings, htmlAttributes } from '@fs/ui/theme';
import { afterEach, expect, test } from 'vitest';
import { hydrate } from './hydrate.tsx';
import { Page } from './Page.tsx';

const root = document.documentElement;
const before = new Map(root.getAttributeNames().map((name) => [name, root.getAttribute(name) ?? '']));
afterEach(() => setAttributes(Object.fromEntries(before)));

const pages: HtmlSettings[] = [
  { locale: 'en-US' },
  { locale: 'de-DE', theme: 'dark', density: 'compact' },
  { locale: 'en-GB', theme: 'contrast', brand: 'plum' },
  { locale: 'ar-EG', wordsIn: 'en' },
  ...['he', 'fa-IR', 'az-Arab', 'ur-PK', 'ja-JP', 'zh-Hant-TW'].map((locale) => ({ locale })),
];

test.each(pages)('a page with the attributes of $locale hydrates without changing them', async (settings) => {
  setAttributes(htmlAttributes(settings));
  expect(await changesOnHydration(settings)).toEqual([]);
});

test('an attribute that differs is a change', async () => {
  setAttributes(htmlAttributes({ locale: 'en-US' }));
  expect(await changesOnHydration({ locale: 'ar' })).toEqual(['lang', 'dir']);
});

function setAttributes(attributes: Readonly<Record<string, string | undefined>>): void {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) root.setAttribute(name, value);
}

/** Hydrates a page with these settings. Returns the attributes of `<html>` that were written meanwhile. */
async function changesOnHydration(settings: HtmlSettings): Promise<(string | null)[]> {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(root, { attributes: true });
  const { complaints, close } = await hydrate('<p>Hello</p>', (onHydrated) => (
    <ThemeProvider scope="page" {...settings}>
      <Page Story={Hello} onHydrated={onHydrated} />
    </ThemeProvider>
  ));
  close();
  observer.disconnect();
  expect(complaints).toEqual([]);
  return changes.map(({ attributeName }) => attributeName);
}

function Hello() {
  return <p>Hello</p>;
}
