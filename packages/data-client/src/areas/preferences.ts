import { limits, type Outcome, type UserPreference } from '@fs/api-contract';
import { UserPreferencesByOwnerDocument } from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import type { CallOptions } from '../transport/rest.ts';

/** A reader's stored choices. */
export function preferenceCalls(graphql: GraphQLTransport) {
  return {
    /**
     * All preferences of `owner`, who must be the reader; page after page until there are no more.
     * A failure carries what had arrived by then, at worst an empty list.
     */
    async getUserPreferences(owner: string, options?: CallOptions): Promise<Outcome<UserPreference[]>> {
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
        preferences.push(
          ...items.map((item) => ({ ...item, value: item.value ?? null, details: parseDetails(item.details) })),
        );
        nextToken = next;
      } while (nextToken);
      return { ok: true, data: preferences };
    },
  };
}

/** Details are JSON text on the wire; text that is none counts as no details. */
function parseDetails(text: string | null | undefined): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
