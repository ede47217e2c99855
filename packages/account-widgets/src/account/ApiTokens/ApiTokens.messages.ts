import type { ApiScope } from '@fs/api-contract';
import { defineMessages, type Formats } from '@fs/ui';

export const apiTokensMessages = defineMessages('ApiTokens', {
  title: 'API tokens',
  text: 'A token lets a script of yours read what you can see. Treat it like a password.',
  tokens: 'Your tokens',
  none: 'No tokens yet',
  created: 'Copy the token now. You can’t see it again.',
  secret: 'New token',
  copy: 'Copy token',
  seen: 'Hide token',
  form: 'New token',
  name: 'Name',
  nameHint: 'Such as the script that uses it.',
  nameMissing: 'Enter a name.',
  scopes: 'Can read',
  scopesMissing: 'Select what the token can read.',
  research: 'Companies, markets, funding, people and news',
  watchlists: 'Your watchlists',
  days: 'Valid for',
  dayCount: ({ days }: { days: number }, { number, plural }: Formats) =>
    `${number(days)} ${plural(days, { one: 'day', other: 'days' })}`,
  create: 'Create token',
  ends: ({ hint }: { hint: string }) => `Ends in ${hint}`,
  lastUsed: 'Last used',
  neverUsed: 'Not used yet',
  expires: 'Expires',
  revoke: ({ name }: { name: string }) => `Revoke ${name}`,
  revokeShort: 'Revoke',
  revokeTitle: ({ name }: { name: string }) => `Revoke “${name}”?`,
  revokeText: 'Scripts that use it stop working at once. You can’t undo this.',
} satisfies Record<ApiScope, string> & Record<string, unknown>);
