/** Tells the other tabs of this browser that the user works in another workspace. */
const channelName = 'foresight-workspace';

/** Tells the other tabs. */
export function announceSwitch(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('switched');
  channel.close();
}

/** Calls `listener` when another tab switches. Returns the unsubscribe function. */
export function onSwitch(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = listener;
  return () => channel.close();
}
