import type { Page } from 'playwright-core';

/** The sentence of Home that sums up the news of the user's lists. */
export const newsSentence = (page: Page) => page.getByText(/^Since .+ on your lists$/);

/** The user's own lists on the page of watchlists. */
export const personalLists = (page: Page) => page.getByRole('list', { name: 'Personal' });

/** The companies on the page of a watchlist. */
export const listedCompanies = (page: Page) => page.getByRole('grid', { name: 'Companies on this list' });

/** Marks a company with news. */
export const markedNew = /^(New|\d+ new)$/;
