import { limits, paths } from '@fs/api-contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/addJob.ts';
import type { JobHandler } from '../../../jobs/jobQueue.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import { findLanguage } from '../../../mail/findLanguage.ts';
import { mailTexts } from '../../../mail/mailTexts.ts';
import { postMail } from '../../../mail/postMail.ts';
import type { UnsubscribeLinks } from '../../../mail/unsubscribeLinks.ts';
import { findMailed, listUnreadChannels, listUnreadMembers, recordMail, type UnreadChannel } from './repository.ts';

interface AwayMailContext {
  store: Database;
  /** Origin of the server's public URL. */
  publicUrl: string;
  productName: string;
  links: UnsubscribeLinks;
}

const minuteMs = 60_000;
const unreadMs = limits.awayMailMinutes * minuteMs;
const pauseMs = limits.awayMailHours * 60 * minuteMs;
/** A stream reports its user each minute, so someone who was there this long ago still is. */
const presentMs = 2 * minuteMs;
/** For so long, someone who has the app open and reads nothing is looked at again. */
const patienceMs = 24 * 60 * minuteMs;
/** Checks within one slot are one job, however many messages are sent. */
const slotMs = 5 * minuteMs;

const kinds = { channel: 'unread-messages', user: 'unread-mail' } as const;

const endOfSlot = (time: Date): Date => new Date((Math.floor(time.getTime() / slotMs) + 1) * slotMs);

/** Plans to look for members who have not read a message. Call it in the transaction that adds the message. */
export async function planUnreadCheck(transaction: Kysely<Tables>, channelId: string, now: Date): Promise<void> {
  const end = endOfSlot(now);
  const key = `${kinds.channel} ${channelId} ${end.toISOString()}`;
  const runAt = new Date(end.getTime() + unreadMs);
  await addJob(transaction, { kind: kinds.channel, key, payload: { channelId }, runAt });
}

async function planMail(transaction: Kysely<Tables>, userId: string, runAt: Date): Promise<void> {
  const key = `${kinds.user} ${userId} ${endOfSlot(runAt).toISOString()}`;
  await addJob(transaction, { kind: kinds.user, key, payload: { userId }, runAt });
}

/** Mails members who are away about messages that they have not read. */
export function awayMailHandlers(context: AwayMailContext): Record<string, JobHandler> {
  const { kysely } = context.store;
  return {
    [kinds.channel]: async (payload, now) => {
      const { channelId } = payload as { channelId: string };
      for (const userId of await listUnreadMembers(context.store, channelId)) await planMail(kysely, userId, now);
    },
    [kinds.user]: async (payload, now) => {
      const { userId } = payload as { userId: string };
      await kysely.transaction().execute((transaction) => mailUnread(transaction, context, userId, now));
    },
  };
}

/** Mails a user, or plans to look again where it is too early. */
async function mailUnread(
  kysely: Kysely<Tables>,
  { publicUrl, productName, links }: AwayMailContext,
  userId: string,
  now: Date,
): Promise<void> {
  const user = await findMailed({ kysely }, userId);
  if (!user) return;
  const { email, presentAt, mailedAt } = user;
  const until = new Date(now.getTime() - unreadMs);
  const channels = await listUnreadChannels({ kysely }, userId, { after: mailedAt, until });
  const [oldest] = channels;
  if (!oldest) return;
  if (presentAt && now.getTime() - presentAt.getTime() < presentMs) {
    const isPatient = now.getTime() - oldest.since.getTime() < patienceMs;
    if (isPatient) await planMail(kysely, userId, new Date(now.getTime() + unreadMs));
    return;
  }
  const before = new Date(now.getTime() - pauseMs);
  if (mailedAt && mailedAt > before) return planMail(kysely, userId, new Date(mailedAt.getTime() + pauseMs));
  if (!(await recordMail({ kysely }, userId, now, before))) return;
  const language = (await findLanguage({ kysely }, { id: userId })) ?? 'en';
  const texts = mailTexts[language].unread;
  const subscription = { userId, kind: 'messages' } as const;
  const message = composeMail({
    key: `unread ${userId} ${now.toISOString()}`,
    to: email,
    language,
    subject: texts.subject(productName),
    productName,
    unsubscribeUrl: links.oneClickOf(subscription),
    parts: [
      {
        kind: 'list',
        title: texts.lead,
        lines: channels.map((channel) => texts.channel(channel.name, toCount(channel))),
        label: texts.open(productName),
        href: `${publicUrl}${paths.app}/research/home`,
      },
      { kind: 'link', text: texts.why, label: texts.unsubscribe, href: links.pageOf(subscription) },
    ],
  });
  await postMail(kysely, message);
}

const toCount = ({ count }: UnreadChannel): string =>
  count > limits.unreadCounted ? `${limits.unreadCounted}+` : String(count);
