import { Type } from 'typebox';

/** A fact that may be unknown. */
export const NullableString = Type.Union([Type.String(), Type.Null()]);

/** An id in a path: any short text, so that a malformed one is absent (404) and not an error of its own. */
export const Identifier = Type.String({ minLength: 1, maxLength: 200 });

/** What a reader types into a search box. */
export const SearchText = Type.String({ maxLength: 200 });
