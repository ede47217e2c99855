import { de as account } from '@fs/account-widgets/locales/de';
import { de as research } from '@fs/research-widgets/locales/de';
import { de as ui } from '@fs/ui/locales/de';
import type { MessageOverrides } from '@fs/ui/messages';
import { de as app } from '../de.ts';

/** All German texts on a page, as one file. */
export const texts: MessageOverrides = { ...ui, ...research, ...account, ...app };
