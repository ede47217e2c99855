import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';

/** Pages that show something before the app runs, one for each of their files. */
const shown = [
  ...['', 'login/', 'signup/', 'plans', 'topics', 'news', 'markets', 'markets/battery-storage'],
  'news/climate-energy/voltmeer-wires-up-its-hundredth-street',
  ...['advisory', 'research/reports', 'about', 'faq', 'mobile', 'privacy', 'release-notes', 'terms'],
];

/** What a browser waits for before the first paint. */
const blocking = /<link rel="stylesheet"(?![^>]* media="print")[^>]*>|<script (?![^>]*type=)[^>]*src=[^>]*>/g;
const inline = /<(style|script)(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/\1>/gs;

e2eTest('no page waits for a second response, and its policy allows what is inline', async ({ app }) => {
  for (const language of ['en', 'de', 'ar']) {
    for (const path of shown) {
      const answer = await fetch(app.url + path, { headers: { cookie: `fs.language=${language}` } });
      const html = await answer.text();
      const policy = answer.headers.get('content-security-policy') ?? '';
      const elements = [...html.matchAll(inline)];
      expect([path, html.match(blocking)]).toEqual([path, null]);
      expect([path, ...elements.map(([, name]) => name).sort()]).toEqual([path, 'script', 'style', 'style', 'style']);
      for (const [, name, text = ''] of elements) {
        const hash = createHash('sha256').update(text).digest('base64');
        expect([path, policy]).toEqual([
          path,
          expect.stringMatching(`${name}-src [^;]*'sha256-${RegExp.escape(hash)}'`),
        ]);
      }
    }
  }
});

/** Runs in the page: applies the whole style sheet, and returns what looks different then. */
async function changedByWholeSheet(): Promise<string[]> {
  const looks = () =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        // A pseudo-element without content is not there.
        const properties = part !== undefined && style.content === 'none' ? ['content'] : Array.from(style);
        // Custom properties are seen only where another property reads them.
        return properties
          .filter((property) => !property.startsWith('--'))
          .map((property) => [element, part, property, style.getPropertyValue(property)] as const);
      }),
    );
  const before = looks();
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[media=print]')];
  if (links.length === 0) return ['no whole sheet'];
  for (const link of links) {
    const whole = link.cloneNode() as HTMLLinkElement;
    whole.removeAttribute('media');
    link.after(whole);
    while (!whole.sheet) await new Promise(requestAnimationFrame);
  }
  const after = looks();
  return after.flatMap(([element, part = '', property, value], at) =>
    value === before[at]?.[3]
      ? []
      : `${element.outerHTML.slice(0, 80)}${part} ${property}: ${before[at]?.[3]} → ${value}`,
  );
}

for (const [how, options, language] of [
  ['on a phone', { width: 360, hasTouch: true }, 'en'],
  ['on a wide screen, mirrored', { width: 1400 }, 'ar'],
] as const) {
  e2eTest(`without scripts, pages look as with all styles: ${how}`, async ({ app, openPage }) => {
    const page = await openPage({ ...options, runsScripts: false, expects: [/\.js csp$/] });
    await page.context().addCookies([{ name: 'fs.language', value: language, url: app.url }]);
    for (const path of shown) {
      await page.goto(app.url + path);
      expect([path, ...(await page.evaluate(changedByWholeSheet)).slice(0, 5)]).toEqual([path]);
    }
  });
}
