import { account } from './de/account.ts';
import { login } from './de/login.ts';
import { plans } from './de/plans.ts';
import { shell } from './de/shell.ts';
import { support } from './de/support.ts';
import type { Translations } from './Translations.ts';

/** German messages of every widget, for `MessagesProvider overrides={de} language="de"`. */
export const de: Translations = {
  ...account,
  ...login,
  ...plans,
  ...shell,
  ...support,
};
