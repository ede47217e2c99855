import { buildCompanySearchResult } from '@fs/fixtures';
import { ready, type Toast } from '@fs/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { WatchlistSaved } from '../internal/watchlists/WatchlistSaved.ts';
import type { WatchlistModalProps } from '../watchlists/WatchlistModal/WatchlistModal.tsx';

export const harborline = buildCompanySearchResult({ name: 'Harborline' });
export const kerbline = buildCompanySearchResult({ name: 'Kerbline' });
export const manyQuays = (count: number) =>
  Array.from({ length: count }, (_, index) => buildCompanySearchResult({ name: `Quay ${index + 1}` }));
export const answering = (saved: WatchlistSaved) => fn(async (): Promise<WatchlistSaved> => saved);

/** A complete dialog that makes a list. */
export const modalArgs = {
  isOpen: true,
  onClose: fn(),
  teams: ready([
    { id: 'team-1', name: 'Climate desk', members: ['ada@foresight.example'] },
    { id: 'team-2', name: 'Health desk', members: ['grace@foresight.example'] },
  ]),
  maker: { email: 'ada@foresight.example', isAccountOwner: true },
  found: ready([harborline, kerbline]),
  onSearch: fn(),
  onSave: answering({ ok: true }),
  onNotice: fn<(notice: Toast) => void>(),
  onManagePlans: fn(),
} satisfies WatchlistModalProps;

/** It takes the focus once it has come in; in one wait, or what that changes in a field would be no part of it. */
export async function dialog(role = 'dialog') {
  await waitFor(() => expect(screen.getByRole(role)).toHaveFocus());
  return screen.getByRole(role);
}
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const nameField = () => screen.getByRole('textbox', { name: 'Name' });
export const companyField = () => screen.getByRole('searchbox', { name: 'Find companies' });
export const tags = () =>
  within(screen.getByRole('group', { name: 'Companies on the list' })).queryAllByRole('listitem');

export const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export async function pick(text: string) {
  if (companyField().getAttribute('value') !== 'line') await userEvent.type(companyField(), 'line');
  await userEvent.click(await screen.findByRole('button', { name: `Add ${text}` }));
}
