/** What the server answers, with 429, when a user has to wait for another day or minute: the text says for which. */
export const waitingTexts = {
  invitations: 'You’ve reached today’s limit for invitations. Try again tomorrow.',
  reminder: 'This person got mail today. Remind them tomorrow.',
  messages: 'You’re sending messages very quickly. Wait a minute, then try again.',
} as const;

export type WaitingText = (typeof waitingTexts)[keyof typeof waitingTexts];
