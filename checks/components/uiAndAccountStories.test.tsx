import { accountStories } from './stories/accountStories.tsx';
import { uiStories } from './stories/uiStories.tsx';
import { testStories } from './testStories.tsx';

testStories([...accountStories, ...uiStories], { stories: 700, withFocus: 200, fields: 50, pageHeadings: 15 });
