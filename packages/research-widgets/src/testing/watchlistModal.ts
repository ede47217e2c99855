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

/** Props of a complete dialog that creates a list. */
export const modalArgs = {
  isOpen: true,
  onOpenChange: fn(),
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

/** Waits until the dialog is open and has the focus in a single `waitFor`, so that typing is not lost. */
export async function dialog(role = 'dialog') {
  await waitFor(() => expect(screen.getByRole(role).matches(':focus, :has(:focus)')).toBe(true));
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
