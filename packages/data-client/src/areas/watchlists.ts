import {
  type CallInput,
  type CallResult,
  defaultWatchlistName,
  limits,
  type Outcome,
  type RecognizedLine,
  type Watchlist,
  type WatchlistItemInput,
  type WatchlistItemsChange,
  type WatchlistRole,
  type WatchlistSummary,
  type watchlistRoutes,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** What a list is made of; nothing is needed. */
export interface NewWatchlist {
  /** Left out or blank: 'Untitled List'. */
  name?: string;
  description?: string;
  /** Left out: none. */
  items?: readonly WatchlistItemInput[];
  /** Null or left out: a personal list. */
  accountID?: string | null;
  account_privacy?: Watchlist['account_privacy'];
  /** Ids of teams. */
  teams?: readonly string[];
}

export interface ListShare {
  email: string;
  message?: string;
  sendEmail?: boolean;
}

/** Lists as wholes. Of an id that is none, or of a list that the user may not see, every call fails as `not-found`. */
export function watchlistCalls(rest: RestTransport) {
  return {
    /**
     * Every list that the user sees in a few words, starred first; with `companyId`, whether each has it. A failure
     * is swallowed: there are none then.
     */
    async getListSummaries({
      companyId,
      ...options
    }: CallOptions & { companyId?: string } = {}): Promise<Outcome<WatchlistSummary[]>> {
      const query = companyId === undefined ? {} : { companyId };
      const summaries = await rest.call('getListSummaries', { query }, options);
      return summaries.ok ? summaries : { ok: true, data: [] };
    },

    /** What merging would make. */
    previewMerge: (listIds: readonly string[], options?: CallOptions): Promise<Outcome<CallResult<'previewMerge'>>> =>
      rest.call('previewMerge', { query: { listIds: listIds.join(',') } }, options),

    /** Makes a list. A plan that allows no more fails as `over-limit`, with the server's body as `limit`. */
    createList: (
      { name, items = [], teams, ...list }: NewWatchlist = {},
      options?: CallOptions,
    ): Promise<Outcome<Watchlist>> =>
      rest.call(
        'createList',
        {
          body: {
            name: name?.trim() ? name : defaultWatchlistName,
            items: [...items],
            ...(teams && { teams: [...teams] }),
            ...list,
          },
        },
        options,
      ),

    /** A list with its most frequent markets. */
    async getList(id: string, options?: CallOptions): Promise<Outcome<CallResult<'getList'>>> {
      const list = await rest.call('getList', { params: { id } }, options);
      if (!list.ok) return list;
      const largest = list.data.categorySummary.toSorted((one, other) => other.value - one.value);
      return { ok: true, data: { ...list.data, categorySummary: largest.slice(0, limits.watchlistCategories) } };
    },

    /** Makes one list of several; over a plan's limit as `createList`. */
    mergeLists: (
      { listIds, ...list }: { listIds: readonly string[]; name?: string; accountID?: string | null },
      options?: CallOptions,
    ): Promise<Outcome<Watchlist>> => rest.call('mergeLists', { body: { listIds: [...listIds], ...list } }, options),

    /** Makes a list like another; over a plan's limit as `createList`. */
    copyList: (
      list: { listId: string; name?: string; accountID?: string | null },
      options?: CallOptions,
    ): Promise<Outcome<Watchlist>> => rest.call('copyList', { body: list }, options),

    /** Takes lists away, all or none; `restoreLists` brings them back for some minutes. */
    deleteLists: (listIds: readonly string[], options?: CallOptions): Promise<Outcome<CallResult<'deleteLists'>>> =>
      rest.call('deleteLists', { query: { listIds: listIds.join(',') } }, options),

    /** Brings deleted lists back, all or none. */
    restoreLists: (listIds: readonly string[], options?: CallOptions): Promise<Outcome<CallResult<'restoreLists'>>> =>
      rest.call('restoreLists', { body: { listIds: [...listIds] } }, options),

    /** Puts companies on a list and takes others off, whatever else is on it by now. The answer says how to undo it. */
    changeWatchlistItems: (
      id: string,
      { add = [], remove = [] }: { add?: readonly WatchlistItemInput[]; remove?: readonly string[] },
      options?: CallOptions,
    ): Promise<Outcome<WatchlistItemsChange>> =>
      rest.call('changeWatchlistItems', { params: { id }, body: { add: [...add], remove: [...remove] } }, options),

    /** What pasted lines mean: one answer a line, in the same order, however many there are. */
    async recognizeCompanies(
      lines: readonly string[],
      { watchlistId, ...options }: CallOptions & { watchlistId?: string } = {},
    ): Promise<Outcome<{ lines: RecognizedLine[] }>> {
      const answers: RecognizedLine[] = [];
      for (let start = 0; start < lines.length; start += limits.recognitionLines) {
        const some = lines.slice(start, start + limits.recognitionLines);
        const body: CallInput<'recognizeCompanies'>['body'] = {
          // No company's name or address is longer, or holds NUL or half of a character; the whole line is shown again.
          lines: some.map((line) => line.slice(0, limits.recognitionLineLength).replace(/\p{Cs}|\0/gu, '')),
          ...(watchlistId !== undefined && { watchlistId }),
        };
        const answer = await rest.call('recognizeCompanies', { body }, options);
        if (!answer.ok) return answer;
        answers.push(...answer.data.lines.map((recognized, index) => ({ ...recognized, line: some[index] ?? '' })));
      }
      return { ok: true, data: { lines: withDuplicates(answers) } };
    },

    /**
     * Shares the list with an email, read-only, and notifies them by mail unless disabled. Returns the updated list.
     */
    shareList: (
      id: string,
      { email, message = '', sendEmail = true }: ListShare,
      options?: CallOptions,
    ): Promise<Outcome<Watchlist>> =>
      rest.call('shareList', { params: { id }, body: { email, message, sendEmail } }, options),

    /** Says whether someone whom the list is shared with reads it (`viewer`) or changes it (`admin`). */
    setShareRole: (
      id: string,
      share: { email: string; role: WatchlistRole },
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'setShareRole'>>> =>
      rest.call('setShareRole', { params: { id }, body: share }, options),

    /** Lets an email no longer read the list; with the user's own they leave it. */
    unshareList: (id: string, email: string, options?: CallOptions): Promise<Outcome<CallResult<'unshareList'>>> =>
      rest.call('unshareList', { params: { id }, query: { email } }, options),

    /** Makes the list's data files anew. */
    refreshWatchlist: (
      { id, metadata }: Pick<Watchlist, 'id' | 'metadata'>,
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'refreshWatchlist'>>> =>
      rest.call('refreshWatchlist', { params: { id }, body: { etag: metadata.etag } }, options),
  } satisfies AreaCalls<typeof watchlistRoutes>;
}

/** A call knows its own lines only: a line may repeat one of a call before. */
function withDuplicates(lines: readonly RecognizedLine[]): RecognizedLine[] {
  const first = new Map<string, number>();
  return lines.map((recognized, index) => {
    const [candidate] = recognized.candidates;
    if (recognized.match !== 'certain' || !candidate) return recognized;
    const duplicateOf = first.get(candidate.id) ?? null;
    if (duplicateOf === null) first.set(candidate.id, index);
    return { ...recognized, duplicateOf };
  });
}
