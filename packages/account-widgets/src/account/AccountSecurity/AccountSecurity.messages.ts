import { defineMessages } from '@fs/ui';

export const accountSecurityMessages = defineMessages('AccountSecurity', {
  title: 'Security',
  passwordTitle: 'Change password',
  current: 'Current password',
  currentMissing: 'Enter your current password.',
  password: 'New password',
  repeated: 'Confirm new password',
  different: 'Confirm Password should be same as password!',
  change: 'Change password',
  changed: 'Password changed. Other devices were logged out.',
  sessions: 'Where you’re logged in',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  lastUsed: 'Last used',
  /** Browser and system, such as Firefox and Windows. */
  deviceOn: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  end: ({ device }: { device: string }) => `Log out ${device}`,
  endShort: 'Log out',
  endAll: 'Log out everywhere',
  endAllText: 'Ends every session, this one included.',
  none: 'Your sessions are managed by your organization’s login.',
});
