/** Messages of the frame. */
export const shellMessages = {
  offline: 'You’re offline. Anything not loaded yet will appear when you’re back online.',
} as const;
