import type { Page } from 'playwright-core';
import { byPointer, type Hands } from './hands.ts';
import type { Announcement } from './readAnnouncement.ts';
import { signInOnScreen } from './signInOnScreen.ts';

/** Opens an address as a sample user who has to log in first. */
export async function openAs(
  page: Page,
  app: Announcement,
  { role, address, hands = byPointer }: { role: string; address: string; hands?: Hands },
) {
  await page.goto(new URL(address, app.url).href);
  await signInOnScreen(page, app, role, hands);
}
