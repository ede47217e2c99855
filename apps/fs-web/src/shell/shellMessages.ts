/** Words of the frame around every page. */
export const shellMessages = {
  offline: 'You are offline. What is on this page stays; the rest will load when you are connected again.',
} as const;
