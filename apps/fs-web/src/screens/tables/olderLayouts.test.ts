import { expect, test } from 'vitest';
import { withShownColumns } from './olderLayouts.ts';

test('[XCOMPANY-061] an older layout keeps the optional columns that it showed, and shows none that it did not know', () => {
  const { shown = [] } = withShownColumns({ hidden: ['homepage_url', 'status', 'note'] });
  expect(shown).toEqual(expect.arrayContaining(['round_count', 'lead_investor', 'founded_on']));
  for (const id of ['homepage_url', 'status', 'note', 'watchlists', 'domain_authority', 'followers']) {
    expect(shown).not.toContain(id);
  }
});

test('a layout that names what it shows stays as it is, and so does one that hides and shows nothing', () => {
  expect(withShownColumns({ hidden: ['markets'], shown: [] })).toEqual({ hidden: ['markets'], shown: [] });
  expect(withShownColumns({ order: ['name'] })).toEqual({ order: ['name'] });
});
