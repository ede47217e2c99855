import { researchStories } from './stories/researchStories.tsx';
import { testStories } from './testStories.tsx';

testStories(researchStories, { stories: 700, withFocus: 200, fields: 50, pageHeadings: 15 });
