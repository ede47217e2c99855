import type { DataClient } from '@fs/data-client';

export interface Attachment {
  id: string;
  file: File;
  state: 'uploading' | 'done' | 'failed';
  progress: number;
  error?: string;
  /** Names the upload in the message. */
  url?: string;
}

/** The unsent message of a channel, as far as its files are concerned. */
export interface AttachmentState {
  /** Of the message. */
  clientId: string;
  attachments: readonly Attachment[];
}

/** Uploads the files of a channel’s unsent messages. Outlives the component that shows them, as the text does. */
export function createAttachments(client: DataClient, channelId: string) {
  let state: AttachmentState = { clientId: crypto.randomUUID(), attachments: [] };
  const listeners = new Set<() => void>();
  const uploads = new Map<string, AbortController>();

  function set(next: Partial<AttachmentState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const change = (id: string, changes: Partial<Attachment>) =>
    set({ attachments: state.attachments.map((each) => (each.id === id ? { ...each, ...changes } : each)) });

  async function upload({ id, file }: Pick<Attachment, 'id' | 'file'>): Promise<void> {
    const abort = new AbortController();
    uploads.set(id, abort);
    try {
      const onProgress = (sent: number) => change(id, { progress: Math.round((100 * sent) / Math.max(file.size, 1)) });
      const target = { channelId, clientId: state.clientId, file };
      const outcome = await client.chat.uploadAttachment(target, { signal: abort.signal, onProgress });
      if (outcome.ok) change(id, { state: 'done', url: outcome.data.url });
      else change(id, { state: 'failed', error: outcome.error });
    } catch (error) {
      // The user took the file away.
      if (!abort.signal.aborted) throw error;
    } finally {
      uploads.delete(id);
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    select(files: readonly File[]) {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file, state: 'uploading' as const, progress: 0 }));
      set({ attachments: [...state.attachments, ...added] });
      for (const attachment of added) void upload(attachment);
    },
    remove(id: string) {
      uploads.get(id)?.abort();
      set({ attachments: state.attachments.filter((each) => each.id !== id) });
    },
    retry(id: string) {
      const found = state.attachments.find((each) => each.id === id);
      if (!found) return;
      change(id, { state: 'uploading', progress: 0 });
      void upload(found);
    },
    /** Begins the next message. */
    clear() {
      set({ clientId: crypto.randomUUID(), attachments: [] });
    },
  };
}
