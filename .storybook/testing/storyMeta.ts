/** What each story's test tells the reports, beside what Storybook tells itself. */
export interface StoryMeta {
  storyId?: string;
  /** Ids that the story proves. */
  requirements?: string[];
  /** Only a story that asserts something proves a requirement. */
  hasPlay?: boolean;
  /** Pictures that were compared, as paths inside `pictures/` without their ending. */
  pictures?: string[];
  /** The addons' results, for Storybook's own panels. */
  reports?: unknown;
}

declare module 'vitest' {
  interface TaskMeta extends StoryMeta {}
  interface ProvidedContext {
    /** False in a browser other than the pinned one, which draws letters a little differently. */
    comparesPictures: boolean;
  }
}
