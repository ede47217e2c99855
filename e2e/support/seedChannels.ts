import {
  insertChannel,
  insertMember,
  joinSpace,
  type Store,
} from '../../apps/fs-server/src/areas/channels/repository.ts';
import { openDatabase } from '../../apps/fs-server/src/database/database.ts';
import { signIn } from './identity.ts';
import type { RunningApp } from './startApp.ts';

export interface ChannelSeed {
  /** Sample user whose channels these are, and the one who writes every other message. */
  role: string;
  otherRole: string;
  channels: number;
  /** Messages of the last channel; the others have one. */
  messages: number;
}

/** As in a real conversation, most messages are short. */
const short = ['Agreed.', 'The harbor plan needs a second look before Friday.', 'See https://foresight.example/plan'];
const long = 'Bergen charges its ferries at night, which halves the price per crossing. '.repeat(6);

const hour = 60 * 60 * 1000;
/** Messages of one statement. */
const batch = 1000;

/** Stops an app, and adds channels to its data: Port 1 and so on, of which the last has most messages. */
export async function seedChannels(app: RunningApp, { role, otherRole, channels, messages }: ChannelSeed) {
  const [userId, otherId] = [await idOf(app, role), await idOf(app, otherRole)];
  const people = { userId, otherId };
  await app.stop();
  const database = await openDatabase({ dataDir: app.dataDir });
  try {
    for (const id of [userId, otherId]) await joinSpace(database, id);
    await database.kysely.transaction().execute(async (kysely) => {
      for (let index = 1; index <= channels; index += 1) {
        const channelId = await insertChannel({ kysely }, { id: userId, email: '', groups: [] }, `Port ${index}`);
        await insertMember({ kysely }, { channelId, userId: otherId, inviteId: null });
        await insertMessages({ kysely }, channelId, index === channels ? messages : 1, people);
      }
    });
  } finally {
    await database.close();
  }
}

async function idOf(app: RunningApp, role: string): Promise<string> {
  const { idToken = '' } = await signIn(app, role);
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).sub;
}

type People = Record<'userId' | 'otherId', string>;

/** In bulk: sending them one by one takes minutes. */
async function insertMessages({ kysely }: Store, channelId: string, count: number, { userId, otherId }: People) {
  for (let from = 1; from <= count; from += batch) {
    const positions = Array.from({ length: Math.min(batch, count - from + 1) }, (_, index) => from + index);
    const rows = positions.map((position) => ({
      channel_id: channelId,
      position,
      sender_id: position % 2 === 0 ? userId : otherId,
      client_id: `seed-${position}`,
      content: `${position}: ${position % 20 === 0 ? long : short[position % short.length]}`,
      sent_at: new Date(Date.now() - (count - position) * hour),
    }));
    await kysely.insertInto('messages').values(rows).execute();
  }
  await kysely.updateTable('channels').set({ last_position: count }).where('id', '=', channelId).execute();
  await kysely
    .updateTable('channel_members')
    .set({ read_position: count })
    .where('channel_id', '=', channelId)
    .execute();
}
