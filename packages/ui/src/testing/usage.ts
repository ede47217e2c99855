/** The usage section of a component’s page in Storybook, set as `parameters.usage` of its stories. */
export interface Usage {
  /** What each key does while the component has focus. */
  keys?: readonly (readonly [keys: string, does: string])[];
  dos?: readonly string[];
  donts?: readonly string[];
}
