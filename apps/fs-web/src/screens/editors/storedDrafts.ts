import type { CurationDraft } from '@fs/research-widgets';
import { inputKeys } from '../../session/forgetInput.ts';

/** The key of a user's input for an article, or for a new one. */
const keyOf = (userId: string, article: string) => `${inputKeys.local}${userId}.${article}`;

/** Reads input that was not saved. Null without it, and if the browser stores nothing. */
export function readDraft(userId: string, article: string): CurationDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(userId, article)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Stores input until it is saved; null removes it. */
export function storeDraft(userId: string, article: string, draft: CurationDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(userId, article), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId, article));
  } catch {
    // The input is in the form, and a reload loses it.
  }
}

/** An earlier version of the app may have stored another form. */
function isDraft(value: unknown): value is CurationDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { title, slug, description, points, image, content, time, topics } = value as Partial<CurationDraft>;
  const texts = [title, slug, description, image, content, time];
  return texts.every((text) => typeof text === 'string') && Array.isArray(points) && Array.isArray(topics);
}
