/** What each story's test adds to the reports, beside Storybook's own data. */
export interface StoryMeta {
  storyId?: string;
  /** Requirement ids that the story proves. */
  requirements?: string[];
  /** Only a story with assertions proves a requirement. */
  hasPlay?: boolean;
  /** Screenshots that were compared, as paths inside `pictures/` without their extension. */
  screenshots?: string[];
  /** The addons' results, for Storybook's panels. */
  reports?: unknown;
}

declare module 'vitest' {
  interface TaskMeta extends StoryMeta {}
  interface ProvidedContext {
    /** False in a browser other than the pinned one, which renders letters slightly differently. */
    comparesScreenshots: boolean;
  }
}
