import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, MailMessage } from './mail.ts';

export interface OutboxMessage extends MailMessage {
  id: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

export interface Outbox extends Mail {
  /** Up to `limit` messages, newest first. */
  list(limit: number): Promise<OutboxMessage[]>;
}

/** Stores mail as one file per message in the data folder. Nothing leaves the machine. */
export function createOutbox(folder: string, now: () => Date = () => new Date()): Outbox {
  return {
    async send({ key, ...message }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = key === undefined ? randomUUID() : createHash('sha256').update(key).digest('hex').slice(0, 32);
      if (key !== undefined && (await readdir(folder)).some((name) => name.endsWith(`_${id}.json`))) return;
      const sent: OutboxMessage = { ...message, id, sentAt: now().toISOString() };
      const file = path.join(folder, `${sent.sentAt.replaceAll(':', '-')}_${sent.id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(sent), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },

    async list(limit) {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, limit);
      return Promise.all(newest.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))));
    },
  };
}
