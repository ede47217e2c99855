import type { World, WorldUser } from '@fs/fixtures';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { MessagesTable } from './channelTables.ts';
import { insertAll } from './insertAll.ts';
import { seedMessageFiles } from './seedMessageFiles.ts';
import type { Tables } from './tables.ts';

interface SampleChannel {
  id: string;
  name: string;
  /** Roles, the creator first. */
  roles: readonly string[];
  count: number;
  /** Newest messages that the teams' owner has not read. */
  unread?: number;
}

/** 140 messages in all. */
const channels: readonly SampleChannel[] = [
  {
    id: 'sample-releases',
    name: 'What is new',
    roles: staffAnd('free', 'individual', 'teams-owner'),
    count: 40,
    unread: 2,
  },
  {
    id: 'sample-data',
    name: 'Data questions',
    roles: staffAnd('individual', 'teams-owner', 'editor'),
    count: 34,
    unread: 1,
  },
  {
    id: 'sample-lakeshore',
    name: 'Lakeshore Data onboarding',
    roles: staffAnd('teams-owner', 'teams-member'),
    count: 26,
  },
  { id: 'sample-trends', name: 'Weekly trends', roles: staffAnd('individual-plus', 'unlimited'), count: 20 },
  { id: 'sample-billing', name: 'Billing and seats', roles: staffAnd('teams-owner', 'internal'), count: 14 },
  { id: 'sample-editors', name: 'Editors', roles: staffAnd('editor', 'admin'), count: 6 },
];

function staffAnd(...roles: string[]): readonly string[] {
  return ['channels-create', 'messenger', ...roles];
}

const questions = [
  'Is there a way to see only rounds that name a lead investor?',
  'Our export of {market} has fewer rows than the table. What did we miss?',
  'Can two of us work on the same watchlist?',
  'Which sources do you use for **{market}**?',
  'The news of Tuesday mentions a round that I can’t find under {market}.',
  'How do I compare three companies over five years?',
  'Could you add the share of voice of {market} to the weekly mail?',
] as const;

const answers = [
  'Yes: open the filter of the column _Lead investor_ and choose “is not empty”.',
  'The export follows the filters of the table. Clear the one on _Founded_ and try again.',
  'Of course. Share it with them as admins, and everyone sees changes at once.',
  'Filings, press releases and the companies themselves. Each figure names its source.',
  'Thank you, we looked it up: the round was announced but not closed. It appears once it is.',
  'Select them in any table, then press `c`. The years are at the end.',
  'Good idea, we passed it on. Until then, {market} has it on its page.',
] as const;

const hourMs = 60 * 60 * 1000;

/** Seeds private channels with their members and messages. */
export async function seedChannels(kysely: Kysely<Tables>, world: World): Promise<void> {
  const userOf = (role: string) => world.users.find((user) => user.role === role);
  const isKnown = (user: WorldUser | undefined): user is WorldUser => user !== undefined;
  for (const [index, channel] of channels.entries()) {
    const members = channel.roles.map(userOf).filter(isKnown);
    const [creator] = members;
    if (!creator) continue;
    const end = Date.parse(world.now) - (index * 5 + 1) * hourMs;
    const createdAt = new Date(end - (channel.count + 2) * 3 * hourMs);
    await kysely
      .insertInto('channels')
      .values({
        id: channel.id,
        name: channel.name,
        creator_id: creator.id,
        last_position: channel.count,
        created_at: createdAt,
      })
      .execute();
    await insertAll(
      kysely,
      'channel_members',
      members.map(({ id, role }) => ({
        channel_id: channel.id,
        user_id: id,
        read_position: channel.count - (role === 'teams-owner' ? (channel.unread ?? 0) : 0),
        joined_at: createdAt,
      })),
    );
    await insertAll(kysely, 'messages', buildMessages(world, channel, members, end));
    await seedMessageFiles(kysely, channel.id);
  }
  await sql`insert into chat_users (user_id) select distinct user_id from channel_members`.execute(kysely);
}

/** A question of a member, then the answer of staff; the last is an answer. */
function buildMessages(
  world: World,
  { id, count }: SampleChannel,
  members: readonly WorldUser[],
  end: number,
): Insertable<MessagesTable>[] {
  const [first, second, ...askers] = members;
  return Array.from({ length: count }, (_, index) => {
    const pair = Math.floor(index / 2);
    const isAnswer = (count - index) % 2 === 1;
    const texts: readonly string[] = isAnswer ? answers : questions;
    const market = world.markets[(pair * 7) % world.markets.length]?.name ?? 'the market';
    const asker = askers[pair % askers.length];
    const sender = isAnswer ? [first, second][pair % 2] : asker;
    return {
      channel_id: id,
      position: index + 1,
      sender_id: sender?.id ?? null,
      client_id: `sample-${index + 1}`,
      content: (texts[pair % texts.length] ?? '').replace('{market}', market),
      sent_at: new Date(end - (count - 1 - index) * 3 * hourMs),
    };
  });
}
