import { KeyList, type KeyListProps } from '@fs/account-widgets';
import type { Shortcuts } from '@fs/ui';
import { useSyncExternalStore } from 'react';
import { useDisplay } from '../display/useDisplay.ts';

export interface AppKeyListProps extends Pick<KeyListProps, 'isOpen' | 'onOpenChange'> {
  shortcuts: Shortcuts;
}

/** The dialog that lists all keys of the page. */
export function AppKeyList({ shortcuts, ...open }: AppKeyListProps) {
  const { settings, onChange } = useDisplay();
  const listed = useSyncExternalStore(shortcuts.subscribe, shortcuts.list, shortcuts.list);
  return (
    <KeyList
      {...open}
      shortcuts={listed}
      hasSingleKeys={settings.hasSingleKeys}
      onSingleKeysChange={(hasSingleKeys) => onChange({ hasSingleKeys })}
    />
  );
}
