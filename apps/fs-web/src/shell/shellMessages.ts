/** Messages of the frame. */
export const shellMessages = {
  offline: 'You are offline. What is on this page stays; the rest will load when you are connected again.',
} as const;
