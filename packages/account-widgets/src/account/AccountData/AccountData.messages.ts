import { defineMessages, type Formats } from '@fs/ui';

export const accountDataMessages = defineMessages('AccountData', {
  title: 'Your data',
  download: 'Download your data',
  downloadText: 'Everything that we store about you, in one JSON file.',
  remove: 'Delete account',
  removeText: 'You’ll first see what happens to your lists and organizations.',
  dialog: 'Delete your account?',
  handedOn: ({ count }: { count: number }, { number, plural }: Formats) =>
    `${number(count)} ${plural(count, { one: 'watchlist that someone else can edit goes to that person.', other: 'watchlists that others can edit go to them.' })}`,
  deleted: ({ count, shared }: { count: number; shared: number }, { number, plural }: Formats) =>
    `${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })} will be deleted${shared > 0 ? `, ${number(shared)} of which others can view` : ''}.`,
  others: 'Your profile, settings, views and notices will be deleted. You can’t undo this.',
  organization: (
    { name, members, lists }: { name: string; members: number; lists: number },
    { number, plural }: Formats,
  ) =>
    `Delete ${name} with ${number(members)} other ${plural(members, { one: 'person', other: 'people' })} and ${number(lists)} ${plural(lists, { one: 'watchlist', other: 'watchlists' })}`,
  organizations: 'Organizations that only you own',
  organizationsHint: 'To keep one, transfer its ownership to someone else first.',
  paying: ({ names }: { names: readonly string[] }, { list }: Formats) =>
    `Cancel the plan of ${list(names, 'and')} first.`,
  password: 'Password',
  passwordHint: 'Don’t have one? Set it with “Reset password” on the login page.',
  passwordMissing: 'Enter your password.',
  organizationMissing: 'Confirm every organization, or transfer its ownership first.',
  next: 'Continue',
  cancel: 'Cancel',
  toWorkspaces: 'Open workspaces',
});
