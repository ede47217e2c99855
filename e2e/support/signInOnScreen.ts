import type { Page } from 'playwright-core';
import { byPointer } from './hands.ts';
import type { Announcement } from './readAnnouncement.ts';

/** Fills in the login form on screen for the sample user with this role. */
export async function signInOnScreen(page: Page, app: Announcement, role: string, hands = byPointer): Promise<void> {
  await hands.fill(page.getByRole('textbox', { name: 'Email' }), app.signIns.get(role) ?? '');
  await hands.fill(page.getByLabel('Password', { exact: true }), app.password ?? '');
  await page.keyboard.press('Enter');
}
