import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { startApp } from './support/startApp.ts';
import { firstMinutes } from './support/ways/firstMinutes.ts';
import { type Hand, hands } from './support/ways/Hand.ts';
import { morning } from './support/ways/morning.ts';

/** Chromium's warning about a page whose first files come from the service worker. It uses them all the same. */
const preloads = /A preload for .* is not used because it is a cross-world service worker/;

const ways = Object.entries(hands) as [string, Hand][];

e2eTest.for(ways)(
  '[XHOME-021] in the first five minutes, %s, a new user finds money, an investor, a topic and a trend, and no dead end',
  async ([way, hand], { app, openPage }) => {
    const page = await openPage({ expects: [preloads] });
    const { sentence, compared, blemishes } = await firstMinutes({
      page,
      app,
      hand,
      email: `${way.replaceAll(' ', '-')}@e2e.example`,
    });
    expect(sentence).toMatch(/^Since .+ \(\$[\d.]+[KMB]\).+ on your lists$/);
    expect(compared).toBe(3);
    expect(blemishes).toEqual([]);
  },
);

e2eTest.for(ways)(
  '[XARTICLE-040] in the morning, %s, a user gets from a headline to a list, and a second user opens the shared link',
  async ([, hand], { app, openPage }) => {
    const page = await openPage({ expects: [preloads] });
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    await page.waitForURL('**/research/home');
    const { shared, companies, blemishes } = await morning({ page, url: app.url, hand });
    expect(blemishes).toEqual([]);
    const colleague = await openPage({ expects: [preloads] });
    await openAs(colleague, app, { role: 'free', address: shared });
    const rows = colleague.getByRole('grid', { name: 'Funding rounds' }).getByRole('rowheader').getByRole('link');
    await expect.poll(() => rows.allTextContents()).toEqual(companies);
  },
);

/** A data folder that an import filled. Without it there is no such test. */
const imported = process.env.FORESIGHT_DATA;

if (imported !== undefined) {
  e2eTest.for(ways)(
    'in the morning, %s, a user gets from a headline to a list on imported data',
    async ([, hand], { openPage }) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-imported-'));
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
      await cp(imported, dataDir, { recursive: true });
      const app = await startApp({ dataDir });
      onTestFinished(async () => {
        await app.stop();
      });
      const page = await openPage({ expects: [preloads] });
      await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
      await page.waitForURL('**/research/home');
      const { companies, blemishes } = await morning({ page, url: app.url, hand });
      expect(companies.length).toBeGreaterThan(0);
      expect(blemishes).toEqual([]);
    },
  );
}
