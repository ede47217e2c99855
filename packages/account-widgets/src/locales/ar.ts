import { account } from './ar/account.ts';
import { accounts } from './ar/accounts.ts';
import { assessment } from './ar/assessment.ts';
import { courses } from './ar/courses.ts';
import { login } from './ar/login.ts';
import { messaging } from './ar/messaging.ts';
import { plans } from './ar/plans.ts';
import { shell } from './ar/shell.ts';
import { support } from './ar/support.ts';
import { workspaces } from './ar/workspaces.ts';
import type { Translations } from './Translations.ts';

/** Arabic messages of every widget, for `MessagesProvider overrides={ar} language="ar"`. */
export const ar: Translations = {
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
