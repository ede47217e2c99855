import { type StoryFile, storiesOf } from './RenderedStory.tsx';

export const accountStories = storiesOf(
  import.meta.glob<StoryFile>('../../../packages/account-widgets/src/**/*.stories.tsx', { eager: true }),
);
