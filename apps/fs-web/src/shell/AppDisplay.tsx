import { DisplayDialog, type DisplayDialogProps } from '@fs/account-widgets';
import { useDisplay } from '../display/useDisplay.ts';

/** The dialog that changes this device's display. */
export function AppDisplay(open: Pick<DisplayDialogProps, 'isOpen' | 'onOpenChange'>) {
  return <DisplayDialog {...open} {...useDisplay()} />;
}
