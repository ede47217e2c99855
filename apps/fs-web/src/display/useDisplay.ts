import type { DisplayDialogProps } from '@fs/account-widgets';
import { useMemo, useSyncExternalStore } from 'react';
import { useFrameServices } from '../services.tsx';
import { languages } from './languages.ts';

/** The settings of this device, with what changes them. */
export function useDisplay(): Pick<DisplayDialogProps, 'settings' | 'languages' | 'onChange'> {
  const { display } = useFrameServices();
  const settings = useSyncExternalStore(display.subscribe, display.settings, display.settings);
  return useMemo(() => ({ settings, languages, onChange: display.change }), [settings, display]);
}
