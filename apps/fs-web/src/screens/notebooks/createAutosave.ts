import type { NotebookSaving } from '@fs/research-widgets';

/** A text as the server has it. */
export interface StoredText {
  text: string;
  /** Increases with each change. */
  revision: number;
  /** ISO 8601. */
  updatedAt: string;
}

export interface TextChanges {
  /** Revision of the text that was changed. */
  revision: number;
  text?: string;
  name?: string;
}

export type SaveResult =
  | { ok: true; revision: number; updatedAt: string }
  | { ok: false; isConflict: boolean; error: string };

/** A text that could not be saved, and the revision that it changes. */
export interface UnsavedText {
  text: string;
  revision: number;
}

export interface AutosaveState {
  text: string;
  saving: NotebookSaving;
}

export interface Autosave {
  state(): AutosaveState;
  subscribe(listener: () => void): () => void;
  /** Changes the text. It is saved after a pause. */
  edit(text: string): void;
  /** Saves what is not saved yet, without the pause. */
  flush(): Promise<void>;
  rename(name: string): Promise<SaveResult>;
  /** Continues with a text that could not be saved when the notebook was left. */
  resume(unsaved: UnsavedText): void;
  /** Shows a newer text of the server, unless there is one that is not saved: that comes to a conflict. */
  adopt(stored: StoredText): void;
  /** Ends a conflict: with the user's text on top of the stored one, or with the stored one alone. */
  resolve(stored: StoredText, choice: 'mine' | 'theirs'): void;
}

interface AutosaveOptions {
  save: (changes: TextChanges) => Promise<SaveResult>;
  /** Called with a text that could not be saved, and with null once all is saved. */
  onUnsavedChange?: (unsaved: UnsavedText | null) => void;
  /** Pause in milliseconds after which a text is saved. @default 1000 */
  pauseMs?: number;
}

/** Saves a text while it is written. One change is on its way at a time, each on the revision of the one before. */
export function createAutosave(
  stored: StoredText,
  { save, onUnsavedChange, pauseMs = 1000 }: AutosaveOptions,
): Autosave {
  let { revision, text: savedText } = stored;
  let state: AutosaveState = { text: savedText, saving: { state: 'saved', at: stored.updatedAt } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function set(changes: Partial<AutosaveState>) {
    state = { ...state, ...changes };
    const { text, saving } = state;
    if (saving.state === 'failed' || saving.state === 'conflict') onUnsavedChange?.({ text, revision });
    if (saving.state === 'saved') onUnsavedChange?.(null);
    for (const listener of listeners) listener();
  }

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pauseMs);
  }

  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = turn.then(act);
    turn = result.catch(() => undefined);
    return result;
  }

  async function send(changes: Omit<TextChanges, 'revision'>): Promise<SaveResult> {
    const result = await save({ revision, ...changes });
    if (result.ok) {
      revision = result.revision;
      if (changes.text !== undefined) savedText = changes.text;
    }
    if (!result.ok && result.isConflict) set({ saving: { state: 'conflict' } });
    return result;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    return inTurn(async () => {
      const { text, saving } = state;
      if (saving.state === 'conflict') return;
      if (text === savedText) {
        if (saving.state === 'unsaved') set({ saving: { state: 'saved', at: new Date().toISOString() } });
        return;
      }
      set({ saving: { state: 'saving' } });
      settle(text, await send({ text }));
    });
  }

  /** Says what became of a text that was sent. */
  function settle(text: string, result: SaveResult) {
    if (!result.ok) {
      if (!result.isConflict) set({ saving: { state: 'failed', error: result.error } });
    } else if (state.text === text) set({ saving: { state: 'saved', at: result.updatedAt } });
    else {
      set({ saving: { state: 'unsaved' } });
      schedule();
    }
  }

  function show({ text, updatedAt, revision: newest }: StoredText) {
    revision = newest;
    savedText = text;
    set({ text, saving: { state: 'saved', at: updatedAt } });
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (text) => {
      const isHeld = state.saving.state === 'conflict' || state.saving.state === 'saving';
      set(isHeld ? { text } : { text, saving: { state: 'unsaved' } });
      if (state.saving.state !== 'conflict') schedule();
    },
    flush,
    rename: (name) => inTurn(() => send({ name })),
    resume: (unsaved) => {
      revision = unsaved.revision;
      set({ text: unsaved.text, saving: { state: 'unsaved' } });
      schedule();
    },
    adopt: (newest) => {
      if (newest.revision > revision && state.saving.state === 'saved') show(newest);
    },
    resolve: (newest, choice) => {
      if (choice === 'theirs') {
        show(newest);
        return;
      }
      revision = newest.revision;
      savedText = newest.text;
      set({ saving: { state: 'unsaved' } });
      void flush();
    },
  };
}
