import { accountStories } from './accountStories.tsx';
import type { RenderedStory } from './RenderedStory.tsx';
import { researchStories } from './researchStories.tsx';
import { uiStories } from './uiStories.tsx';

/** Every story of the packages. A test of one package's stories loads those only, which takes less time. */
export const everyStory: readonly RenderedStory[] = [...accountStories, ...researchStories, ...uiStories];
