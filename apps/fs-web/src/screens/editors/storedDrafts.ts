import type { CurationDraft } from '@fs/research-widgets';
import { inputKeys } from '../../session/forgetInput.ts';

/** The key of a user's input for an article or a course, or for a new one. */
const keyOf = (userId: string, subject: string) => `${inputKeys.local}${userId}.${subject}`;

/**
 * Reads input that was not saved. Null without it, and if the browser stores nothing.
 * @param isDraft an earlier version of the app may have stored another form
 */
export function readDraft<Draft>(
  userId: string,
  subject: string,
  isDraft: (value: unknown) => value is Draft,
): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(userId, subject)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Stores input until it is saved; null removes it. */
export function storeDraft(userId: string, subject: string, draft: object | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(userId, subject), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId, subject));
  } catch {
    // The input is in the form, and a reload loses it.
  }
}

export function isArticleDraft(value: unknown): value is CurationDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { title, slug, description, points, image, content, time, topics } = value as Partial<CurationDraft>;
  const texts = [title, slug, description, image, content, time];
  return texts.every((text) => typeof text === 'string') && Array.isArray(points) && Array.isArray(topics);
}
