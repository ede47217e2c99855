import { expect, onTestFinished, test } from 'vitest';
import { onTabNews, type TabNews, tellOtherTabs } from './otherTabs.ts';

test('other tabs hear the news that they listen for, and nothing after they stopped', async () => {
  const heard: TabNews[] = [];
  const stop = onTabNews('notices-read', () => heard.push('notices-read'));
  onTestFinished(onTabNews('workspace-switched', () => heard.push('workspace-switched')));
  tellOtherTabs('notices-read');
  await expect.poll(() => heard).toEqual(['notices-read']);
  stop();
  tellOtherTabs('notices-read');
  tellOtherTabs('workspace-switched');
  await expect.poll(() => heard).toEqual(['notices-read', 'workspace-switched']);
});
