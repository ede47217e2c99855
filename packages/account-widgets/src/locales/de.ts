import { account } from './de/account.ts';
import { accounts } from './de/accounts.ts';
import { assessment } from './de/assessment.ts';
import { courses } from './de/courses.ts';
import { login } from './de/login.ts';
import { messaging } from './de/messaging.ts';
import { plans } from './de/plans.ts';
import { shell } from './de/shell.ts';
import { support } from './de/support.ts';
import { workspaces } from './de/workspaces.ts';
import type { Translations } from './Translations.ts';

/** German messages of every widget, for `MessagesProvider overrides={de} language="de"`. */
export const de: Translations = {
  ...account,
  ...accounts,
  ...assessment,
  ...courses,
  ...login,
  ...messaging,
  ...plans,
  ...shell,
  ...support,
  ...workspaces,
};
