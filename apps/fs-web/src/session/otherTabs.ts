/** What a tab tells the other tabs of this browser, which then refetch what changed. */
export type TabNews = 'workspace-switched' | 'notices-read';

const channelName = 'foresight-tabs';

export function tellOtherTabs(news: TabNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Calls `listener` when another tab tells this news. Returns the unsubscribe function. */
export function onTabNews(news: TabNews, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === news) listener();
  };
  return () => channel.close();
}
