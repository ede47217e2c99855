import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const longview = { name: 'Longview Research', exact: true };

/** Red pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
  'base64',
);

const workspaces = (page: Page) => page.getByRole('region', { name: 'Your workspaces' }).getByRole('link');

e2eTest(
  '[PERM-002] signed-out users, users, members of an account and editors have areas of their own',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}workspaces`);
    await page.getByRole('heading', { name: 'Sign in to Foresight' }).waitFor();

    const user = await openPage();
    await openAs(user, app, { role: 'free', address: 'workspaces' });
    await workspaces(user).first().waitFor();
    expect(await workspaces(user).count()).toBe(1);
    await user.goto(`${app.url}editors/admin`);
    await user.waitForURL(/\/research\/home$/);

    const member = await openPage();
    await openAs(member, app, { role: 'teams-member', address: 'workspaces' });
    await member.getByRole('link', longview).waitFor();
    await member.goto(`${app.url}editors/admin`);
    await member.waitForURL(/\/research\/home$/);

    const editor = await openPage();
    await openAs(editor, app, { role: 'editor', address: 'editors/admin' });
    await editor.getByRole('heading', { level: 1, name: 'Curated articles' }).waitFor();
    expect(new URL(editor.url()).pathname).toBe('/fs/editors/admin');
  },
);

e2eTest(
  '[ACCOUNT-009] a new profile photo shows in the header at once, and after a reload',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual', address: 'account' });
    const face = page.getByRole('banner').locator('button img');
    await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
    expect(await face.count()).toBe(0);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
    await page.getByText('Saved').first().waitFor();
    await expect.poll(() => face.count()).toBe(1);
    await page.reload();
    await expect.poll(() => face.count()).toBe(1);
  },
);
