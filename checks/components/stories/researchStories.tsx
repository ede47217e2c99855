import { type StoryFile, storiesOf } from './RenderedStory.tsx';

export const researchStories = storiesOf(
  import.meta.glob<StoryFile>('../../../packages/research-widgets/src/**/*.stories.tsx', { eager: true }),
);
