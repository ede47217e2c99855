import type { SocialNetwork } from '@fs/api-contract';

/** Social networks by their place in the palette of charts: a network has the same color everywhere. */
export const networks: readonly SocialNetwork[] = ['twitter', 'medium', 'facebook', 'github', 'instagram', 'linkedin'];
