import type { Locator, Page } from 'playwright-core';
import type { Hand } from './Hand.ts';

/** Adds the company of a profile to a list of the user, and waits until the list is named there. */
export async function addToList(page: Page, hand: Hand, { place, list }: { place: Locator; list: string }) {
  await hand.press(place.getByRole('button', { name: / to a watchlist$/ }));
  await hand.choose(page.getByRole('option', { name: list }).first(), list);
  await place.getByRole('link', { name: list }).waitFor();
}
