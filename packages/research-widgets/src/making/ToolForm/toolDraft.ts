/** What a user has entered into the form of a tool. */
export interface ToolDraft {
  /** Text of the field of the company or market. */
  text: string;
  /** The selected company, or market of the investors. */
  subject: { id: string; name: string } | null;
  /** Slug of the tone. Null for the first one. */
  tone: string | null;
  /** The round’s type, or the letter of a venture round. Null for all rounds. */
  round: string | null;
}

export const emptyToolDraft: ToolDraft = { text: '', subject: null, tone: null, round: null };
