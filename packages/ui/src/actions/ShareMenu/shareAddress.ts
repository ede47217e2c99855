export type ShareNetwork = 'twitter' | 'linkedin' | 'facebook';

/** Each network's own page for sharing, which takes what is shared from its address. */
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

/** Where a network asks its user to share it. */
export function shareAddress(network: ShareNetwork, shared: Shared): string {
  const [page, query] = pages[network](shared);
  return `${page}?${new URLSearchParams(query)}`;
}
