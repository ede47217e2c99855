/** Every GraphQL operation of the app with the text that is shown when it fails (accounts §8). */
export const graphqlOperations = {
  userPreferencesByOwner: { failure: 'Failed to user preferences' },
} as const;

export type GraphQLOperation = keyof typeof graphqlOperations;
