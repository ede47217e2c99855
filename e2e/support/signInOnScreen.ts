import type { Page } from 'playwright-core';
import type { RunningApp } from './startApp.ts';

/** Fills in the login form on screen for the sample user with this role. */
export async function signInOnScreen(page: Page, app: RunningApp, role: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(app.signIns.get(role) ?? '');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(app.password ?? '');
  await password.press('Enter');
}
