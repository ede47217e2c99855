import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { ClosedObject, NullableString, Text } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import type { userRoutes } from './users.ts';

/** Public attributes of a user, by the names of the identity provider. */
export const userAttributes = ['sub', 'email', 'given_name', 'family_name'] as const;

export type UserAttributeName = (typeof userAttributes)[number];

const Beginning = Type.Optional(Text(limits.searchText, { minLength: 1 }));

export const FoundUserSchema = Type.Object({
  attributes: Type.Array(Type.Object({ name: Type.Enum([...userAttributes]), value: Type.String() })),
});

export const FoundUsersSchema = Type.Object({
  /** By email; at most `limits.usersPerPage`. */
  users: Type.Array(FoundUserSchema),
  /** `after` of the next page; null on the last. */
  next: NullableString,
});

export type FoundUser = Static<typeof FoundUserSchema>;
export type FoundUsers = Static<typeof FoundUsersSchema>;

export const userSchemas = {
  searchUsers: {
    /** What an attribute begins with, in any case; of several, each. */
    query: ClosedObject({
      email: Beginning,
      given_name: Beginning,
      family_name: Beginning,
      /** `next` of the page before. */
      after: Type.Optional(Text(320)),
    }),
    response: FoundUsersSchema,
  },
} satisfies RouteSchemas<typeof userRoutes>;
