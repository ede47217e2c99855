/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type UserPreferencesByOwnerQueryVariables = Exact<{
  owner: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type UserPreferencesByOwnerQuery = { userPreferencesByOwner: { nextToken: string | null, items: Array<{ id: string, owner: string, key: string, value: string | null, details: string | null }> } };

/** An operation as text that knows what it takes and gives. Text, because a parsed document is four times as large. */
export type TypedDocument<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;

export const UserPreferencesByOwnerDocument = "query UserPreferencesByOwner($owner:String!$limit:Int$nextToken:String){userPreferencesByOwner(owner:$owner limit:$limit nextToken:$nextToken){items{id owner key value details}nextToken}}" as TypedDocument<UserPreferencesByOwnerQuery, UserPreferencesByOwnerQueryVariables>;
