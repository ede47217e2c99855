import { account } from './ar/account.ts';
import { login } from './ar/login.ts';
import { plans } from './ar/plans.ts';
import { shell } from './ar/shell.ts';
import { support } from './ar/support.ts';
import type { Translations } from './Translations.ts';

/** Arabic messages of every widget, for `MessagesProvider overrides={ar} language="ar"`. */
export const ar: Translations = { ...account, ...login, ...plans, ...shell, ...support };
