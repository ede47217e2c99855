import type { Outcome, WatchlistCard, WatchlistSetting } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { chooseForWatchlistMutation } from './watchlistChanges.ts';
import { watchlistsQuery } from './watchlists.ts';

// Its styles need a browser.
vi.mock('@fs/research-widgets', () => ({}));

const setting: WatchlistSetting = {
  id: 'setting',
  owner: 'user',
  watchlistID: 'list',
  starred: false,
  email: false,
  follow: false,
  funding_updates: false,
  preferences: null,
  lastSeen: null,
};

type Saved = Outcome<WatchlistSetting>;
const refused: Saved = { ok: false, reason: 'unavailable', error: 'Not now' };

/** A user's list whose settings the server saves when the test says so. */
async function setUp(stored: WatchlistSetting[] = [setting]) {
  const card = { id: 'list', settings: stored } as unknown as WatchlistCard;
  const sent: (PromiseWithResolvers<Saved> & { choices: object })[] = [];
  const save = (choices: object) => {
    const answer = { ...Promise.withResolvers<Saved>(), choices };
    sent.push(answer);
    return answer.promise;
  };
  const listWatchlists = vi.fn(async () => ({ ok: true, data: [card] }));
  const client = {
    watchlists: {
      listWatchlists,
      createWatchlistSetting: (choices: object) => save(choices),
      updateWatchlistSetting: (_id: string, choices: object) => save(choices),
    },
  } as unknown as DataClient;
  const queries = createQueryClient();
  const query = watchlistsQuery(client);
  await queries.fetchQuery(query);
  const shown = () => queries.getQueryData(query.queryKey)?.[0]?.settings[0];
  return {
    sent,
    shown,
    read: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    choose: (choices: Parameters<ReturnType<typeof chooseForWatchlistMutation>['mutationFn'] & object>[0]['choices']) =>
      new MutationObserver(queries, chooseForWatchlistMutation(client))
        .mutate({ list: queries.getQueryData(query.queryKey)?.[0] ?? card, choices })
        .catch((error: Error) => error.message),
  };
}

test('a choice shows at once, and in what is read before it is saved', async () => {
  const { choose, read, sent, shown } = await setUp();
  const saving = choose({ starred: true });
  await expect.poll(() => sent.length).toBe(1);
  expect(shown()?.starred).toBe(true);
  await read();
  expect(shown()?.starred).toBe(true);
  sent[0]?.resolve({ ok: true, data: { ...setting, starred: true } });
  await saving;
});

test('choices for one list are sent one after another', async () => {
  const { choose, sent, shown } = await setUp();
  const saving = [choose({ starred: true }), choose({ starred: false })];
  await expect.poll(() => sent.length).toBe(1);
  expect(shown()?.starred).toBe(false);
  sent[0]?.resolve({ ok: true, data: { ...setting, starred: true } });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.choices).toEqual({ starred: false });
  sent[1]?.resolve({ ok: true, data: setting });
  await Promise.all(saving);
});

test('a choice that fails is taken back, and no other with it', async () => {
  const { choose, sent, shown } = await setUp();
  const star = choose({ starred: true });
  const follow = choose({ follow: true });
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.resolve(refused);
  expect(await star).toBe('Not now');
  expect(shown()).toMatchObject({ starred: false, follow: true });
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.resolve({ ok: true, data: { ...setting, follow: true } });
  await follow;
});

test('a choice is saved although settings without it were created since the list was loaded', async () => {
  const { choose, sent } = await setUp([]);
  const saving = choose({ starred: true });
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.choices).toEqual({ watchlistID: 'list', starred: true });
  sent[0]?.resolve({ ok: true, data: setting });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.choices).toEqual({ starred: true });
  sent[1]?.resolve({ ok: true, data: { ...setting, starred: true } });
  await saving;
});
