import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest(
  '[XMARKET-021] a user follows a market, whose rounds join the feed, and unfollows it',
  async ({ app, openPage }) => {
    const page = await openPage({ seesBodies: true });
    await openAs(page, app, { role: 'free', address: 'markets/battery-storage/investors' });
    // The button changes before the server has answered.
    const saved = page.waitForResponse((response) => response.request().postData()?.includes('follows') ?? false);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    const following = page.getByRole('button', { name: 'Following', exact: true });
    await following.waitFor();
    await saved;
    await page.reload();
    await following.waitFor();

    await page.goto(new URL('research/feed', app.url).href);
    const reason = page.locator('main').getByRole('link', { name: 'Battery Storage', exact: true }).first();
    await reason.waitFor();
    expect(await reason.getAttribute('href')).toBe('/fs/markets/battery-storage');

    await reason.click();
    await following.click();
    await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  },
);

e2eTest('[XMARKET-061] the palette and its keys follow a market and a topic', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual', address: 'markets/battery-storage' });
  await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('follow battery');
  await page.getByRole('option', { name: 'Follow Battery Storage W F', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Following', exact: true }).waitFor();

  await page.goto(new URL('topics?name=Grid+Flexibility', app.url).href);
  await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  await page.locator('main').focus();
  await page.keyboard.press('w');
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Following', exact: true }).waitFor();
});

e2eTest(
  'a market can be followed although the preferences failed, and keeps what else is followed',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/500 \(Internal Server Error\)/], seesBodies: true });
    await openAs(page, app, { role: 'teams-member', address: 'markets/cloud-security' });
    const follow = page.getByRole('button', { name: 'Follow', exact: true });
    const following = page.getByRole('button', { name: 'Following', exact: true });
    // The button changes before the server has answered.
    const saved = page.waitForResponse((response) => response.request().postData()?.includes('follows') ?? false);
    await follow.click();
    await following.waitFor();
    await saved;

    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('userPreferencesByOwner')
        ? route.fulfill({ status: 500, json: {} })
        : route.fallback(),
    );
    await page.goto(new URL('markets/battery-storage', app.url).href);
    await follow.click();
    await page.getByText('Failed to user preferences').waitFor();
    await page.unrouteAll();
    await follow.click();
    await following.waitFor();
    await page.goto(new URL('markets/cloud-security', app.url).href);
    await following.waitFor();
  },
);
