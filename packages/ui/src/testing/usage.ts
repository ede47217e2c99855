/** What a component's page in Storybook says beside its props, as `parameters.usage` of its stories. */
export interface Usage {
  /** What each key does, the user's focus being where the component takes it. */
  keys?: readonly (readonly [keys: string, does: string])[];
  dos?: readonly string[];
  donts?: readonly string[];
}
