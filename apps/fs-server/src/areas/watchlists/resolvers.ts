import type { MutationResolvers, QueryResolvers, Resolvers } from '../../generated/schema.gen.ts';
import { asReader } from '../../graphql/asUser.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import { invalidError } from '../../graphql/failures.ts';
import { decodePageToken, encodePageToken } from '../../graphql/pageToken.ts';
import { notFound } from '../../http/failures.ts';
import { updateList } from './changeLists.ts';
import { createList } from './createLists.ts';
import { deleteLists } from './deleteLists.ts';
import { setShareRole, unshareList } from './listUsers.ts';
import { type ListsWanted, listCards, listItems, readCard } from './repository.ts';
import { requireList } from './requireLists.ts';
import { toEmail } from './rules.ts';
import { deleteSetting, ensureSetting, listSettings, updateSetting } from './settings.ts';
import { listShares, listSharesWith, readShare, shareList } from './shares.ts';
import { linkTeam, unlinkTeam } from './teamLinks.ts';
import { parseEtag, parseItems, toPrivacy, toRole } from './wireTexts.ts';

interface PageArguments {
  limit: number;
  nextToken?: string | null | undefined;
}

function readPage({ limit, nextToken }: PageArguments): { after: string | null; limit: number } {
  return { after: decodePageToken(nextToken), limit };
}

/** One page of the lists that the caller sees. */
function pageOfLists(context: GraphQLContext, wanted: Omit<ListsWanted, 'after' | 'limit'>, page: PageArguments) {
  return asReader(context, async (reader) => {
    const { after, limit } = readPage(page);
    if (after !== null && !/^\d{1,18}\|/.test(after)) throw invalidError('nextToken is not one of ours');
    const rows = await listCards(context.database, reader, { ...wanted, after, limit: limit + 1 });
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
      items: items.map(({ card }) => card),
      nextToken: rows.length > limit && last ? encodePageToken(last.key) : null,
    };
  });
}

const queries = {
  getWatchlist: (_parent, { id }, context) =>
    asReader(context, async (reader) => {
      await requireList(context.database, reader, 'read', id);
      return readCard(context.database, reader, id);
    }),
  listWatchlists: (_parent, page, context) => pageOfLists(context, {}, page),
  watchlistsByAccount: (_parent, { accountID, ...page }, context) => pageOfLists(context, { accountID }, page),
  watchlistsByTeam: (_parent, { teamID, ...page }, context) => pageOfLists(context, { teamID }, page),
  watchlistsByOwner: (_parent, { owner, ...page }, context) => pageOfLists(context, { owner }, page),
  watchlistsByOwnerAndAccount: (_parent, { owner, accountID, ...page }, context) =>
    pageOfLists(context, { owner, accountID }, page),
  watchlistSettingsByOwner: (_parent, { owner, ...page }, context) =>
    asReader(context, async (reader) => {
      const { after, limit } = readPage(page);
      if (owner !== reader.id) return { items: [], nextToken: null };
      const rows = await listSettings(context.database, reader, { after, limit: limit + 1 });
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return { items, nextToken: rows.length > limit && last ? encodePageToken(last.watchlistID) : null };
    }),
  watchlistSharesByList: (_parent, { watchlistID }, context) =>
    asReader(context, (reader) => listShares(context.database, reader, watchlistID)),
  watchlistSharesByOwner: (_parent, { owner }, context) =>
    asReader(context, async (reader) => (owner === reader.id ? listSharesWith(context.database, reader) : [])),
} satisfies QueryResolvers;

const mutations = {
  createWatchlist: (_parent, { input }, context) =>
    asReader(context, async (reader) => {
      const { items, account_privacy, teams, ...rest } = input;
      const id = await createList(context.database, reader, {
        ...rest,
        items: parseItems(items) ?? [],
        account_privacy: toPrivacy(account_privacy),
        teams: teams ?? [],
      });
      return readCard(context.database, reader, id);
    }),
  updateWatchlist: (_parent, { input }, context) =>
    asReader(context, async (reader) => {
      const { id, items, account_privacy, admins, metadata, ...rest } = input;
      await updateList(context.database, reader, id, {
        ...rest,
        items: parseItems(items),
        account_privacy: toPrivacy(account_privacy),
        admins: admins ?? undefined,
        etag: parseEtag(metadata),
      });
      return readCard(context.database, reader, id);
    }),
  deleteWatchlist: (_parent, { input }, context) =>
    asReader(context, async (reader) => {
      await requireList(context.database, reader, 'delete', input.id);
      const card = await readCard(context.database, reader, input.id);
      await deleteLists(context.database, reader, [input.id]);
      return card;
    }),
  createWatchlistSetting: (_parent, { input: { watchlistID, ...choices } }, context) =>
    asReader(context, (reader) => ensureSetting(context.database, reader, watchlistID, choices)),
  updateWatchlistSetting: (_parent, { input: { id, ...changes } }, context) =>
    asReader(context, (reader) => updateSetting(context.database, reader, id, changes)),
  deleteWatchlistSetting: (_parent, { input }, context) =>
    asReader(context, (reader) => deleteSetting(context.database, reader, input.id)),
  createWatchlistShare: (_parent, { input: { watchlistID, email, message, sendEmail } }, context) =>
    asReader(context, async (reader) => {
      const invitation = { email, message: message ?? undefined, sendEmail: sendEmail ?? undefined };
      await shareList({ ...context.post, store: context.database }, reader, watchlistID, invitation);
      const shares = await listShares(context.database, reader, watchlistID);
      const share = shares.find((each) => each.email === toEmail(email));
      if (!share) throw notFound();
      return share;
    }),
  updateWatchlistShare: (_parent, { input: { id, role } }, context) =>
    asReader(context, async (reader) => {
      const { list, email } = await readShare(context.database, reader, id);
      await setShareRole(context.database, reader, list.id, { email, role: toRole(role) });
      return readShare(context.database, reader, id);
    }),
  deleteWatchlistShare: (_parent, { input }, context) =>
    asReader(context, async (reader) => {
      const share = await readShare(context.database, reader, input.id);
      await unshareList(context.database, reader, share.list.id, share.email);
      return share;
    }),
  createWatchlistTeam: (_parent, { input }, context) =>
    asReader(context, (reader) => linkTeam(context.database, reader, input)),
  deleteWatchlistTeam: (_parent, { input }, context) =>
    asReader(context, (reader) => unlinkTeam(context.database, reader, input.id)),
} satisfies MutationResolvers;

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** GraphQL's door to watchlists: what REST does by `watchlistHandlers`, by the same rules. */
export const watchlistResolvers = {
  Query: queries,
  Mutation: mutations,
  Watchlist: {
    // Read only where they are asked for: a page of lists without them is small, however long the lists are.
    items: async ({ id, itemCount }, _arguments, { database, rows }) => {
      await rows.reserve(itemCount);
      return JSON.stringify(await listItems(database, id));
    },
    metadata: ({ metadata }) => JSON.stringify(metadata),
    columns: ({ columns }) => toJson(columns),
    datasource: ({ datasource }) => toJson(datasource),
  },
  WatchlistSetting: { preferences: ({ preferences }) => toJson(preferences) },
} satisfies Resolvers;
