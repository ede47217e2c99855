import type { Page } from 'playwright-core';

/** The dialog that compares companies. */
export const comparison = (page: Page) => page.getByRole('dialog', { name: 'Compare companies' });

/** The names of the compared companies, in the order of their columns. */
export const comparedNames = (page: Page) => comparison(page).getByRole('columnheader').getByRole('link');
