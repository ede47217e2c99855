import { limits, type Outcome, type UserPreference } from '@fs/api-contract';
import {
  CreateUserPreferencesDocument,
  UpdateUserPreferencesDocument,
  UserPreferencesByOwnerDocument,
} from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import type { CallOptions } from '../transport/rest.ts';

/** A preference stored under a key. `details` is any JSON. */
export interface PreferenceInput {
  key: string;
  value?: string | null;
  details?: unknown;
}

type WirePreference = Omit<UserPreference, 'details'> & { details: string | null };

/** Calls for a user's stored preferences. */
export function preferenceCalls(graphql: GraphQLTransport) {
  /**
   * Returns all preferences of `owner`, who must be the user; reads all pages.
   * A failure has the pages that had arrived as its data, at worst an empty list.
   */
  async function getUserPreferences(owner: string, options?: CallOptions): Promise<Outcome<UserPreference[]>> {
    const preferences: UserPreference[] = [];
    let nextToken: string | null | undefined;
    do {
      const page = await graphql.call(
        {
          operation: 'userPreferencesByOwner',
          document: UserPreferencesByOwnerDocument,
          variables: { owner, limit: limits.graphqlPage, nextToken },
        },
        options,
      );
      if (!page.ok) return { ...page, data: preferences };
      const { items, nextToken: next } = page.data.userPreferencesByOwner;
      preferences.push(...items.map(toPreference));
      nextToken = next;
    } while (nextToken);
    return { ok: true, data: preferences };
  }

  async function create({ key, ...rest }: PreferenceInput, options?: CallOptions): Promise<Outcome<UserPreference>> {
    const variables = { input: { key, ...toWire(rest) } };
    const made = await graphql.call(
      { operation: 'createUserPreferences', document: CreateUserPreferencesDocument, variables },
      options,
    );
    return made.ok ? { ok: true, data: toPreference(made.data.createUserPreferences) } : withoutData(made);
  }

  async function update(
    id: string,
    input: Omit<PreferenceInput, 'key'>,
    options?: CallOptions,
  ): Promise<Outcome<UserPreference>> {
    const variables = { input: { id, ...toWire(input) } };
    const saved = await graphql.call(
      { operation: 'updateUserPreferences', document: UpdateUserPreferencesDocument, variables },
      options,
    );
    return saved.ok ? { ok: true, data: toPreference(saved.data.updateUserPreferences) } : withoutData(saved);
  }

  return {
    getUserPreferences,

    /** Stores value and details under a key of `owner`, who must be the user. Replaces an existing preference. */
    async upsertPreference(
      owner: string,
      input: PreferenceInput,
      options?: CallOptions,
    ): Promise<Outcome<UserPreference>> {
      const created = await create(input, options);
      if (created.ok || created.reason !== 'conflict') return created;
      const known = await getUserPreferences(owner, options);
      const existing = known.ok ? known.data.find(({ key }) => key === input.key) : undefined;
      // Whichever step failed, the user wanted to save, so the failure is that of saving.
      if (!existing) return known.ok ? created : { ok: false, error: created.error, reason: known.reason };
      return update(existing.id, input, options);
    },
  };
}

function toWire({ value = null, details }: Omit<PreferenceInput, 'key'>) {
  return { value, details: details === undefined || details === null ? null : JSON.stringify(details) };
}

function toPreference({ details, ...rest }: WirePreference): UserPreference {
  return { ...rest, details: parseDetails(details) };
}

/** Details are sent as JSON text; invalid JSON counts as no details. */
function parseDetails(text: string | null): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withoutData({ error, reason }: Extract<Outcome<unknown>, { ok: false }>): Outcome<never> {
  return { ok: false, error, reason };
}
