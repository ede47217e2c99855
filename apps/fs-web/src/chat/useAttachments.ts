import type { DataClient } from '@fs/data-client';
import type { FileFieldFile } from '@fs/ui';
import { useRef, useState } from 'react';

interface Attachment {
  id: string;
  file: File;
  state: 'uploading' | 'done' | 'failed';
  progress: number;
  error?: string;
  /** Names the upload in the message. */
  url?: string;
}

/** Uploads the files of one unsent message. */
export function useAttachments(client: DataClient, channelId: string) {
  const [clientId, setClientId] = useState<string>(() => crypto.randomUUID());
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const uploads = useRef(new Map<string, AbortController>());

  const change = (id: string, changes: Partial<Attachment>) =>
    setAttachments((known) => known.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  async function upload({ id, file }: Pick<Attachment, 'id' | 'file'>): Promise<void> {
    const abort = new AbortController();
    uploads.current.set(id, abort);
    try {
      const onProgress = (sent: number) => change(id, { progress: Math.round((100 * sent) / Math.max(file.size, 1)) });
      const target = { channelId, clientId, file };
      const outcome = await client.chat.uploadAttachment(target, { signal: abort.signal, onProgress });
      if (outcome.ok) change(id, { state: 'done', url: outcome.data.url });
      else change(id, { state: 'failed', error: outcome.error });
    } catch (error) {
      // The user took the file away.
      if (!abort.signal.aborted) throw error;
    } finally {
      uploads.current.delete(id);
    }
  }

  return {
    clientId,
    files: attachments.map(
      ({ id, file, state, progress, error }): FileFieldFile => ({
        id,
        name: file.name,
        size: file.size,
        state,
        progress,
        ...(error !== undefined && { error }),
      }),
    ),
    embeds: attachments.flatMap(({ url, file }) => (url === undefined ? [] : [{ url, file_name: file.name }])),
    select(files: readonly File[]) {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file, state: 'uploading' as const, progress: 0 }));
      setAttachments((known) => [...known, ...added]);
      for (const attachment of added) void upload(attachment);
    },
    remove(id: string) {
      uploads.current.get(id)?.abort();
      setAttachments((known) => known.filter((each) => each.id !== id));
    },
    retry(id: string) {
      const found = attachments.find((each) => each.id === id);
      if (!found) return;
      change(id, { state: 'uploading', progress: 0 });
      void upload(found);
    },
    /** Begins the next message. */
    clear() {
      setAttachments([]);
      setClientId(crypto.randomUUID());
    },
  };
}
