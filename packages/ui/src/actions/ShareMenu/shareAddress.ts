export type ShareNetwork = 'twitter' | 'linkedin' | 'facebook';

/** The share page of each network. Its query parameters carry what to share. */
const pages = {
  twitter: ({ url, title }) => ['https://twitter.com/intent/tweet', { url, text: title }],
  linkedin: ({ url }) => ['https://www.linkedin.com/sharing/share-offsite/', { url }],
  facebook: ({ url }) => ['https://www.facebook.com/sharer/sharer.php', { u: url }],
} satisfies Record<ShareNetwork, (shared: Shared) => [page: string, query: Record<string, string>]>;

interface Shared {
  url: string;
  title: string;
}

export const shareNetworks = ['twitter', 'linkedin', 'facebook'] as const satisfies readonly ShareNetwork[];

/** Returns the address of a network’s share page for the given content. */
export function shareAddress(network: ShareNetwork, shared: Shared): string {
  const [page, query] = pages[network](shared);
  return `${page}?${new URLSearchParams(query)}`;
}
