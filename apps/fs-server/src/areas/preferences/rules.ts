import { invalidError } from '../../graphql/failures.ts';
import type { User } from '../../http/user.ts';
import { parseJsonText } from '../../values/jsonText.ts';

/** Preferences are visible to their owner only. For others there seem to be none. */
export function canReadPreferencesOf(owner: string, user: User): boolean {
  return owner === user.id;
}

const maxLengths = { key: 100, value: 1000, details: 64 * 1024 };

interface PreferenceText {
  key?: string;
  value?: string | null | undefined;
  details?: string | null | undefined;
}

/** Requires a key and texts of limited length, and details in JSON. @throws GraphQLError `invalid` */
export function requirePreference({ key = 'key', value = null, details = null }: PreferenceText) {
  if (key === '') throw invalidError('key is empty');
  for (const [name, text] of Object.entries({ key, value, details })) {
    const max = maxLengths[name as keyof typeof maxLengths];
    if (text !== null && text.length > max) {
      throw invalidError(`${name} must be a text of up to ${max} characters`);
    }
  }
  if (details !== null && parseJsonText(details) === undefined) throw invalidError('details must be JSON');
  return { value, details };
}
