import type { Page } from 'playwright-core';
import type { Hands } from './hands.ts';
import { signIn } from './identity.ts';
import type { Announcement } from './readAnnouncement.ts';
import { signInOnScreen } from './signInOnScreen.ts';

interface Visit {
  role: string;
  address: string;
  /** With which the user logs in on screen. @default the user is logged in already */
  hands?: Hands;
}

/** Opens an address as a sample user. */
export async function openAs(page: Page, app: Announcement, { role, address, hands }: Visit) {
  if (!hands) await storeSession(page, app, role);
  await page.goto(new URL(address, app.url).href);
  if (hands) await signInOnScreen(page, app, role, hands);
}

/** Leaves in the browser what a login leaves, without rendering its page. */
async function storeSession(page: Page, app: Announcement, role: string): Promise<void> {
  const { refreshToken = '' } = await signIn(app, role);
  // A document of the same origin in which no script runs.
  await page.goto(new URL('/health', app.url).href);
  const stored = { 'fs.refreshToken': refreshToken, userName: app.signIns.get(role) ?? '' };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
}
