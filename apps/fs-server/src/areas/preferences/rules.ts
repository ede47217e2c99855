import { experimentGroups, isInAnyOf, isLanguage, isTimeZone, limits } from '@fs/api-contract';
import { ExperimentsSchema, FollowsSchema } from '@fs/api-contract/schemas';
import { Value } from 'typebox/value';
import { invalidError, toGraphQLError } from '../../graphql/failures.ts';
import { forbidden } from '../../http/failures.ts';
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

/**
 * Requires a key and texts of limited length, and details in JSON. Experiments are for some groups only.
 * @throws GraphQLError `invalid`, `forbidden`
 */
export function requirePreference(
  { key = 'key', value = null, details = null }: PreferenceText,
  { groups }: Pick<User, 'groups'>,
) {
  if (key === '') throw invalidError('key is empty');
  for (const [name, text] of Object.entries({ key, value, details })) {
    const max = maxLengths[name as keyof typeof maxLengths];
    if (text !== null && text.length > max) {
      throw invalidError(`${name} must be a text of up to ${max} characters`);
    }
  }
  if (details !== null && parseJsonText(details) === undefined) throw invalidError('details must be JSON');
  if (key === 'time_zone') requireTimeZone(value, details);
  if (key === 'language' && !isLanguage(value)) throw invalidError('value must be a language of the app');
  if (key === 'follows') requireFollows(value, details);
  if (key === 'experiments') {
    if (!isInAnyOf(groups, experimentGroups)) throw toGraphQLError(forbidden());
    requireExperiments(value, details);
  }
  return { value, details };
}

/** @throws GraphQLError `invalid` for a user with as many preferences as one can have */
export function requireQuota(count: number): void {
  const limit = limits.preferences;
  if (count >= limit) throw invalidError(`You can have up to ${limit} preferences`);
}

/** Digests are sent by it, so it is a zone that this server knows, and details hold one choice only. */
function requireTimeZone(value: string | null, details: string | null) {
  if (value === null || !isTimeZone(value)) throw invalidError('value must be the IANA name of a time zone');
  const parsed = details === null ? null : parseJsonText(details);
  const isClosed =
    typeof parsed === 'object' &&
    parsed !== null &&
    Object.keys(parsed).join() === 'isChosen' &&
    typeof (parsed as { isChosen: unknown }).isChosen === 'boolean';
  if (!isClosed) throw invalidError('details must be { isChosen }');
}

/** The feed reads them, so that their form and number are limited. */
function requireFollows(value: string | null, details: string | null) {
  const parsed = details === null ? null : parseJsonText(details);
  if (value !== null || !Value.Check(FollowsSchema, parsed)) {
    throw invalidError('details must be { markets, topics }, each with a limited number of different names');
  }
}

/** Each known experiment up to once. */
function requireExperiments(value: string | null, details: string | null) {
  const parsed = details === null ? null : parseJsonText(details);
  if (value !== null || !Value.Check(ExperimentsSchema, parsed)) {
    throw invalidError('details must be { on }, with known experiments, each once');
  }
}
