import { ar as account } from '@fs/account-widgets/locales/ar';
import { ar as research } from '@fs/research-widgets/locales/ar';
import { ar as ui } from '@fs/ui/locales/ar';
import type { MessageOverrides } from '@fs/ui/messages';
import { ar as app } from '../ar.ts';

/** All Arabic texts on a page, as one file. */
export const texts: MessageOverrides = { ...ui, ...research, ...account, ...app };
