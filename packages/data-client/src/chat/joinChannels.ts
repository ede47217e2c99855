import type { ChatUser, FailureReason, Outcome } from '@fs/api-contract';
import { withoutData } from '../transport/paged.ts';
import type { ChannelsNow, ChatProvider } from './ChatProvider.ts';

const passing: readonly FailureReason[] = ['offline', 'timeout', 'unavailable', 'malformed'];

/** Whether trying again later may succeed. */
export const isPassing = (outcome: Outcome<unknown>): boolean => !outcome.ok && passing.includes(outcome.reason);

export interface JoinedChannels extends ChannelsNow {
  /** False if the invites, or an answer to joining, did not arrive. Call it again later. */
  isComplete: boolean;
}

/**
 * Returns the user's channels after joining those that they are invited to. A join that is refused as `not-found`
 * deletes the invite's record; every other record gets the user's chat id.
 */
export async function joinChannels(
  provider: ChatProvider,
  user: ChatUser,
  onJoining: () => void,
): Promise<Outcome<JoinedChannels>> {
  const [now, invites] = await Promise.all([provider.listChannels(), provider.listInvites()]);
  if (!now.ok) return withoutData(now);
  const known = new Set(now.data.channels.map(({ id }) => id));
  let hasJoined = false;
  // Channels are of use without the invites.
  let isComplete = !isPassing(invites);
  for (const { id, channelID, inviteID, quebicUserID } of invites.ok ? invites.data : []) {
    if (known.has(channelID)) {
      if (quebicUserID === null) await provider.updateInvite(id, user.id);
      continue;
    }
    onJoining();
    const joined = await provider.joinInvite(inviteID);
    if (joined.ok) {
      hasJoined = true;
      await provider.updateInvite(id, user.id);
    } else if (joined.reason === 'not-found') await provider.deleteInvite(id);
    else if (isPassing(joined)) isComplete = false;
  }
  const after = hasJoined ? await provider.listChannels() : now;
  return after.ok
    ? { ok: true, data: { ...after.data, isComplete } }
    : { ok: true, data: { ...now.data, isComplete: false } };
}
