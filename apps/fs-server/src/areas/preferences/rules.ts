import { invalidError } from '../../graphql/failures.ts';
import type { User } from '../../http/user.ts';
import { parseJsonText } from '../../values/jsonText.ts';

/** Preferences are a user's own; another's are answered as if there were none. */
export function mayReadPreferencesOf(owner: string, user: User): boolean {
  return owner === user.id;
}

const longest = { key: 100, value: 1000, details: 64 * 1024 };

interface PreferenceText {
  key?: string;
  value?: string | null | undefined;
  details?: string | null | undefined;
}

/** What may be kept: short texts, and details that are JSON. @throws GraphQLError `invalid` */
export function checkPreference({ key = 'key', value = null, details = null }: PreferenceText) {
  if (key === '') throw invalidError('key is empty');
  for (const [name, text] of Object.entries({ key, value, details })) {
    const most = longest[name as keyof typeof longest];
    if (text !== null && text.length > most) {
      throw invalidError(`${name} must be a text of at most ${most} characters`);
    }
  }
  if (details !== null && parseJsonText(details) === undefined) throw invalidError('details must be JSON');
  return { value, details };
}
