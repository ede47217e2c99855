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
  type WatchlistNote,
  type WatchlistRole,
  type WatchlistSummary,
  type WatchlistSums,
  type watchlistRoutes,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** The input of a new list; all fields are optional. */
export interface NewWatchlist {
  /** @default 'Untitled List', also for a blank name */
  name?: string;
  description?: string;
  /** @default none */
  items?: readonly WatchlistItemInput[];
  /** Null or undefined for a personal list. */
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

/**
 * Calls for whole lists. For an unknown id, and for a list that the user may not see, every call fails as `not-found`.
 */
export function watchlistCalls(rest: RestTransport) {
  const getWatchlistNote = (id: string, companyId: string, options?: CallOptions): Promise<Outcome<WatchlistNote>> =>
    rest.call('getWatchlistNote', { params: { id, companyId } }, options);

  return {
    /**
     * Returns a summary of every list that the user sees, starred first; with `companyId`, whether each has it; with
     * `figures`, its amounts and first companies. Swallows a failure and returns none, unless `reportsFailure`.
     */
    async getListSummaries({
      companyId,
      figures,
      reportsFailure = false,
      ...options
    }: CallOptions & { companyId?: string; figures?: boolean; reportsFailure?: boolean } = {}): Promise<
      Outcome<WatchlistSummary[]>
    > {
      const query = { ...(companyId !== undefined && { companyId }), ...(figures && { figures }) };
      const summaries = await rest.call('getListSummaries', { query }, options);
      return summaries.ok || reportsFailure ? summaries : { ok: true, data: [] };
    },

    /** Returns how many lists the plan of an account includes, and how many exist. Null counts personal lists. */
    getListUsage: (accountID: string | null, options?: CallOptions): Promise<Outcome<CallResult<'getListUsage'>>> =>
      rest.call('getListUsage', { query: accountID === null ? {} : { accountID } }, options),

    /** Returns the list that merging would create. */
    previewMerge: (listIds: readonly string[], options?: CallOptions): Promise<Outcome<CallResult<'previewMerge'>>> =>
      rest.call('previewMerge', { query: { listIds: listIds.join(',') } }, options),

    /** Creates a list. At the plan's limit it fails as `over-limit`, with the server's body as `limit`. */
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

    /** Returns a list with its most frequent markets. */
    async getList(id: string, options?: CallOptions): Promise<Outcome<CallResult<'getList'>>> {
      const list = await rest.call('getList', { params: { id } }, options);
      if (!list.ok) return list;
      const largest = list.data.categorySummary.toSorted((one, other) => other.value - one.value);
      return { ok: true, data: { ...list.data, categorySummary: largest.slice(0, limits.watchlistCategories) } };
    },

    /** Returns what the companies of a list raised, their most frequent markets, and how many rows each part has. */
    getListFigures: (id: string, options?: CallOptions): Promise<Outcome<WatchlistSums>> =>
      rest.call('getListFigures', { params: { id } }, options),

    /** Merges several lists into a new one; at the plan's limit as `createList`. */
    mergeLists: (
      { listIds, ...list }: { listIds: readonly string[]; name?: string; accountID?: string | null },
      options?: CallOptions,
    ): Promise<Outcome<Watchlist>> => rest.call('mergeLists', { body: { listIds: [...listIds], ...list } }, options),

    /** Copies a list; at the plan's limit as `createList`. */
    copyList: (
      list: { listId: string; name?: string; accountID?: string | null },
      options?: CallOptions,
    ): Promise<Outcome<Watchlist>> => rest.call('copyList', { body: list }, options),

    /** Deletes lists, all or none; `restoreLists` undoes it for some minutes. */
    deleteLists: (listIds: readonly string[], options?: CallOptions): Promise<Outcome<CallResult<'deleteLists'>>> =>
      rest.call('deleteLists', { query: { listIds: listIds.join(',') } }, options),

    /** Restores deleted lists, all or none. */
    restoreLists: (listIds: readonly string[], options?: CallOptions): Promise<Outcome<CallResult<'restoreLists'>>> =>
      rest.call('restoreLists', { body: { listIds: [...listIds] } }, options),

    /**
     * Adds companies to a list and removes others, regardless of concurrent changes. The result says how to undo it.
     */
    changeWatchlistItems: (
      id: string,
      { add = [], remove = [] }: { add?: readonly WatchlistItemInput[]; remove?: readonly string[] },
      options?: CallOptions,
    ): Promise<Outcome<WatchlistItemsChange>> =>
      rest.call('changeWatchlistItems', { params: { id }, body: { add: [...add], remove: [...remove] } }, options),

    /** Returns the note about a company of a list, which is empty if there is none. */
    getWatchlistNote,

    /**
     * Replaces the note about a company of a list, which was `previous` when the user began. If it is another one by
     * now, the call fails as `conflict` with the current note.
     */
    async setWatchlistNote(
      id: string,
      { companyId, ...body }: { companyId: string } & CallInput<'setWatchlistNote'>['body'],
      options?: CallOptions,
    ): Promise<Outcome<WatchlistNote>> {
      const saved = await rest.call('setWatchlistNote', { params: { id, companyId }, body }, options);
      if (saved.ok || saved.reason !== 'conflict') return saved;
      const newer = await getWatchlistNote(id, companyId, options);
      return newer.ok ? { ...saved, data: newer.data } : saved;
    },

    /** Recognizes pasted lines: one result per line, in the same order, for any number of lines. */
    async recognizeCompanies(
      lines: readonly string[],
      { watchlistId, ...options }: CallOptions & { watchlistId?: string } = {},
    ): Promise<Outcome<{ lines: RecognizedLine[] }>> {
      const answers: RecognizedLine[] = [];
      for (let start = 0; start < lines.length; start += limits.recognitionLines) {
        const some = lines.slice(start, start + limits.recognitionLines);
        const body: CallInput<'recognizeCompanies'>['body'] = {
          // No company's name or address is longer, or has NUL or a split character; the result has the whole line
          // again.
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

    /** Sets whether someone whom the list is shared with can view (`viewer`) or edit (`admin`) it. */
    setShareRole: (
      id: string,
      share: { email: string; role: WatchlistRole },
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'setShareRole'>>> =>
      rest.call('setShareRole', { params: { id }, body: share }, options),

    /** Unshares the list with an email; with the user's own email they leave it. */
    unshareList: (id: string, email: string, options?: CallOptions): Promise<Outcome<CallResult<'unshareList'>>> =>
      rest.call('unshareList', { params: { id }, query: { email } }, options),

    /** Recreates the list's data files. */
    refreshWatchlist: (
      { id, metadata }: Pick<Watchlist, 'id' | 'metadata'>,
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'refreshWatchlist'>>> =>
      rest.call('refreshWatchlist', { params: { id }, body: { etag: metadata.etag } }, options),
  } satisfies AreaCalls<typeof watchlistRoutes>;
}

/** Each request knows its own lines only: a line may repeat one of an earlier request. */
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
