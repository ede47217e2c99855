import type { MutationResolvers, QueryResolvers, Resolvers } from '../../generated/schema.gen.ts';
import { asUser } from '../../graphql/asUser.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import { invalidError } from '../../graphql/failures.ts';
import { decodePageToken, encodePageToken } from '../../graphql/pageToken.ts';
import { notFound } from '../../http/failures.ts';
import { parseEmail } from '../../http/parseEmail.ts';
import { updateList } from './changeLists.ts';
import { createList } from './createLists.ts';
import { deleteLists } from './deleteLists.ts';
import { setShareRole, unshareList } from './listUsers.ts';
import { type ListQuery, listCards, listItems, readListCard } from './repository.ts';
import { requireList } from './requireLists.ts';
import { deleteSetting, ensureSetting, listSettings, updateSetting } from './settings.ts';
import { listShares, listSharesWith, readShare, shareList } from './shares.ts';
import { linkTeam, relinkTeam, unlinkTeam } from './teamLinks.ts';
import { parseEtag, parseItems, parsePrivacy, parseRole } from './wireTexts.ts';

interface PageArguments {
  limit: number;
  nextToken?: string | null | undefined;
}

function parsePage({ limit, nextToken }: PageArguments): { after: string | null; limit: number } {
  return { after: decodePageToken(nextToken), limit };
}

/** One page of the lists that the caller can see. */
function readPageOfLists(context: GraphQLContext, wanted: Omit<ListQuery, 'after' | 'limit'>, page: PageArguments) {
  return asUser(context, async (user) => {
    const { after, limit } = parsePage(page);
    if (after !== null && !/^\d{1,18}\|/.test(after)) throw invalidError('nextToken is not one of ours');
    const rows = await listCards(context.database, user, { ...wanted, after, limit: limit + 1 });
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
    asUser(context, async (user) => {
      await requireList(context.database, user, 'read', id);
      return readListCard(context.database, user, id);
    }),
  listWatchlists: (_parent, page, context) => readPageOfLists(context, {}, page),
  watchlistsByAccount: (_parent, { accountID, ...page }, context) => readPageOfLists(context, { accountID }, page),
  watchlistsByTeam: (_parent, { teamID, ...page }, context) => readPageOfLists(context, { teamID }, page),
  watchlistsByOwner: (_parent, { owner, ...page }, context) => readPageOfLists(context, { owner }, page),
  watchlistsByOwnerAndAccount: (_parent, { owner, accountID, ...page }, context) =>
    readPageOfLists(context, { owner, accountID }, page),
  watchlistSettingsByOwner: (_parent, { owner, ...page }, context) =>
    asUser(context, async (user) => {
      const { after, limit } = parsePage(page);
      if (owner !== user.id) return { items: [], nextToken: null };
      const rows = await listSettings(context.database, user, { after, limit: limit + 1 });
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return { items, nextToken: rows.length > limit && last ? encodePageToken(last.watchlistID) : null };
    }),
  watchlistSharesByList: (_parent, { watchlistID }, context) =>
    asUser(context, (user) => listShares(context.database, user, watchlistID)),
  watchlistSharesByOwner: (_parent, { owner }, context) =>
    asUser(context, async (user) => (owner === user.id ? listSharesWith(context.database, user) : [])),
} satisfies QueryResolvers;

const mutations = {
  createWatchlist: (_parent, { input }, context) =>
    asUser(context, async (user) => {
      const { items, account_privacy, teams, ...rest } = input;
      const id = await createList(context.database, user, {
        ...rest,
        items: parseItems(items) ?? [],
        account_privacy: parsePrivacy(account_privacy),
        teams: teams ?? [],
      });
      return readListCard(context.database, user, id);
    }),
  updateWatchlist: (_parent, { input }, context) =>
    asUser(context, async (user) => {
      const { id, items, account_privacy, admins, metadata, ...rest } = input;
      await updateList(context.database, user, id, {
        ...rest,
        items: parseItems(items),
        account_privacy: parsePrivacy(account_privacy),
        admins: admins ?? undefined,
        etag: parseEtag(metadata),
      });
      return readListCard(context.database, user, id);
    }),
  deleteWatchlist: (_parent, { input }, context) =>
    asUser(context, async (user) => {
      await requireList(context.database, user, 'delete', input.id);
      const card = await readListCard(context.database, user, input.id);
      await deleteLists(context.database, user, [input.id]);
      return card;
    }),
  createWatchlistSetting: (_parent, { input: { watchlistID, ...choices } }, context) =>
    asUser(context, (user) => ensureSetting(context.database, user, watchlistID, choices)),
  updateWatchlistSetting: (_parent, { input: { id, ...changes } }, context) =>
    asUser(context, (user) => updateSetting(context.database, user, id, changes)),
  deleteWatchlistSetting: (_parent, { input }, context) =>
    asUser(context, (user) => deleteSetting(context.database, user, input.id)),
  createWatchlistShare: (_parent, { input: { watchlistID, email, message, sendEmail } }, context) =>
    asUser(context, async (user) => {
      const invitation = { email, message: message ?? undefined, sendEmail: sendEmail ?? undefined };
      await shareList({ ...context.mailContext, store: context.database }, user, watchlistID, invitation);
      const shares = await listShares(context.database, user, watchlistID);
      const share = shares.find((each) => each.email === parseEmail(email));
      if (!share) throw notFound();
      return share;
    }),
  updateWatchlistShare: (_parent, { input: { id, role } }, context) =>
    asUser(context, async (user) => {
      const { list, email } = await readShare(context.database, user, id);
      await setShareRole(context.database, user, list.id, { email, role: parseRole(role) });
      return readShare(context.database, user, id);
    }),
  deleteWatchlistShare: (_parent, { input }, context) =>
    asUser(context, async (user) => {
      const share = await readShare(context.database, user, input.id);
      await unshareList(context.database, user, share.list.id, share.email);
      return share;
    }),
  createWatchlistTeam: (_parent, { input }, context) =>
    asUser(context, (user) => linkTeam(context.database, user, input)),
  updateWatchlistTeam: (_parent, { input }, context) =>
    asUser(context, (user) => relinkTeam(context.database, user, input)),
  deleteWatchlistTeam: (_parent, { input }, context) =>
    asUser(context, (user) => unlinkTeam(context.database, user, input.id)),
} satisfies MutationResolvers;

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** GraphQL resolvers of watchlists, with the same rules as `watchlistHandlers` for REST. */
export const watchlistResolvers = {
  Query: queries,
  Mutation: mutations,
  Watchlist: {
    // Loaded only on request, so that a page of lists stays small however long the lists are.
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
