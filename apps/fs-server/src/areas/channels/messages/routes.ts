import type { CallInput, ChatMessage } from '@fs/api-contract';
import { forbidden, invalid, notFound } from '../../../http/failures.ts';
import { limitCalls } from '../../../http/limitCalls.ts';
import type { User } from '../../../http/user.ts';
import { signFileLink } from '../attachments/fileRoute.ts';
import { deleteUploads, findFile } from '../attachments/repository.ts';
import { createUpload, storeUploads } from '../attachments/store.ts';
import { planUnreadCheck } from '../away/awayMails.ts';
import type { ChatServices } from '../ChatServices.ts';
import { appendEvents } from '../live/repository.ts';
import { findAccess, type Store } from '../repository.ts';
import { chatLimits, parseContent, requireMember, tooManyMessages } from '../rules.ts';
import {
  eraseMessage,
  findMessage,
  findMessages,
  findRepeat,
  insertMessage,
  listMessages,
  markRead,
  type StoredFile,
} from './repository.ts';

type MessageCall =
  | 'listChatMessages'
  | 'createChatMessage'
  | 'deleteChatMessage'
  | 'acknowledgeChatMessage'
  | 'getPresignedURL';
type Call<Name extends MessageCall> = CallInput<Name> & { user: User };

/** Handlers of messages and their files. */
export function messageHandlers({ database, files, hub, attempts }: ChatServices) {
  async function requireChannel(user: User, id: string, store: Store = database) {
    const access = await findAccess(store, user, id);
    requireMember(access);
    return access;
  }

  async function readMessage(id: string): Promise<ChatMessage> {
    const message = (await findMessages(database, [id])).get(id);
    if (!message) throw notFound();
    return message;
  }

  return {
    listChatMessages: async ({ user, params: { id }, query: { before, limit = 100 } }: Call<'listChatMessages'>) => {
      await requireChannel(user, id);
      const found = await listMessages(database, { channelId: id, before, limit: limit + 1 });
      return { messages: found.slice(0, limit), hasMore: found.length > limit };
    },

    createChatMessage: async ({ user, params: { id }, body }: Call<'createChatMessage'>) => {
      const { client_id: clientId, embeds = [] } = body;
      await requireChannel(user, id);
      const sender = { channelId: id, senderId: user.id, clientId };
      const repeat = await findRepeat(database, sender);
      if (repeat) return readMessage(repeat.id);
      const content = parseContent(body.content, embeds.length);
      if (!(await attempts.count(chatLimits.messages, user.id))) throw tooManyMessages();
      const stored = await storeUploads(database, files, { userId: user.id, channelId: id, clientId }, embeds);
      const messageId = await addMessage({ ...sender, content, files: stored }, user);
      hub.notify();
      const uploads = embeds.map(({ url }) => url);
      await Promise.all(uploads.map((key) => files.remove(key)));
      await deleteUploads(database, uploads);
      return readMessage(messageId);
    },

    deleteChatMessage: async ({ user, params: { id, message: messageId } }: Call<'deleteChatMessage'>) => {
      const keys = await database.kysely.transaction().execute(async (kysely) => {
        const access = await findAccess({ kysely }, user, id, { isLocked: true });
        requireMember(access);
        const message = await findMessage({ kysely }, id, messageId);
        if (!message) throw notFound();
        if (message.senderId !== user.id) throw forbidden('Only the sender can delete a message.');
        const erased = await eraseMessage({ kysely }, messageId);
        await appendEvents({ kysely }, [{ kind: 'deleted', channel_id: id, message_id: messageId }]);
        return erased;
      });
      hub.notify();
      await Promise.all(keys.map((key) => files.remove(key)));
      return {};
    },

    acknowledgeChatMessage: async ({ user, params: { id }, body: { message } }: Call<'acknowledgeChatMessage'>) => {
      await database.kysely.transaction().execute(async (kysely) => {
        await requireChannel(user, id, { kysely });
        const found = await findMessage({ kysely }, id, message);
        if (!found) throw notFound();
        const isNew = await markRead({ kysely }, { channelId: id, userId: user.id, position: found.position });
        if (isNew) await appendEvents({ kysely }, [{ kind: 'read', channel_id: id, user_id: user.id }]);
      });
      hub.notify();
      return {};
    },

    getPresignedURL: async ({ user, params: { channel, message }, query }: Call<'getPresignedURL'>) => {
      await requireChannel(user, channel);
      if (query.operation === 'putObject') {
        if (query.size === undefined) throw invalid('Name the size of the file');
        await limitCalls(attempts, chatLimits.uploads, user.id);
        const unsent = { userId: user.id, channelId: channel, clientId: message };
        return createUpload(database, files, { ...unsent, type: query.fileType, size: query.size });
      }
      const wanted = { userId: user.id, channelId: channel, messageId: message };
      const file = await findFile(database, { ...wanted, name: query.fileNameOrKey });
      if (!file || file.type !== query.fileType) throw notFound();
      const url = signFileLink(files, { ...wanted, ordinal: file.ordinal }, Date.now());
      return { url, headers: {}, key: String(file.ordinal) };
    },
  };

  /** Adds the message, or finds the one that a concurrent call added under its client id. */
  async function addMessage(
    message: Parameters<typeof insertMessage>[1] & { files: readonly StoredFile[] },
    user: User,
  ): Promise<string> {
    const uploads = message.files.map(({ key }) => key);
    return database.kysely.transaction().execute(async (kysely) => {
      // The lock makes concurrent calls with one client id take turns.
      const access = await findAccess({ kysely }, user, message.channelId, { isLocked: true });
      requireMember(access);
      const repeat = await findRepeat({ kysely }, message);
      if (repeat) return repeat.id;
      const id = await insertMessage({ kysely }, message);
      await deleteUploads({ kysely }, uploads);
      await planUnreadCheck(kysely, message.channelId, new Date());
      await appendEvents({ kysely }, [{ kind: 'message', channel_id: message.channelId, message_id: id }]);
      return id;
    });
  }
}
