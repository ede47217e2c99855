import { KeyList, type KeyListProps } from '@fs/account-widgets';
import { useShortcutList } from '@fs/ui';
import { useDisplay } from '../display/useDisplay.ts';

/** The dialog that lists all keys of the page. */
export function AppKeyList(open: Pick<KeyListProps, 'isOpen' | 'onOpenChange'>) {
  const { settings, onChange } = useDisplay();
  return (
    <KeyList
      {...open}
      shortcuts={useShortcutList()}
      hasSingleKeys={settings.hasSingleKeys}
      onSingleKeysChange={(hasSingleKeys) => onChange({ hasSingleKeys })}
    />
  );
}
