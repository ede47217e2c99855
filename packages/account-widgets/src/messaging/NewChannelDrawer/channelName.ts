/** What a channel is called that was given no name (accounts §5). */
export const defaultChannelName = 'Untitled';

/** The name of a new channel: what was entered, or the default for nothing. */
export function channelName(entered: string, defaultName: string = defaultChannelName): string {
  return entered.trim() || defaultName;
}
