/** Input that is not saved yet. */
export interface NoteDraft {
  text: string;
  /** The note when the user began. */
  base: string;
}

/** What became of a save. `newer` is what someone else saved in the meantime. */
export type NoteSaved = { ok: true } | { ok: false; error: string; newer?: string | undefined };

/** Saves notes about companies of a list, and stores input that is not saved yet. */
export interface WatchlistNotes {
  onSave: (change: { companyId: string; note: string; previous: string }) => Promise<NoteSaved>;
  drafts: {
    /** Returns null if everything is saved. */
    read: (companyId: string) => NoteDraft | null;
    /** Called with each change of the input, and with null once everything is saved. */
    write: (companyId: string, draft: NoteDraft | null) => void;
  };
}
