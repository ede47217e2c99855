/** Words of the app itself; those of the widgets stand beside the widgets. */
export const appMessages = {
  unreachable: 'Foresight cannot be reached. Check the connection and try again.',
  pageFailed: 'An unexpected error occurred loading this page. Please try again or contact support',
  companyUnknown: 'There is no such company, or you may not see it.',
  toStart: 'Go to the start',
  welcome: (givenName: string) => (givenName ? `Welcome, ${givenName}` : 'Welcome'),
} as const;
