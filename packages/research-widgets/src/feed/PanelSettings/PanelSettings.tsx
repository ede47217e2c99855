'use client';
import { Button, Drawer, DynamicList, Inline, Notice, Stack, Switch, Text, useMessages } from '@fs/ui';
import { panelSettingsMessages } from './PanelSettings.messages.ts';

/** A panel of a page that the user arranges. */
export interface ArrangedPanel {
  id: string;
  name: string;
  isVisible: boolean;
}

export interface PanelSettingsProps {
  /** Whether the drawer is open (controlled). */
  isOpen: boolean;
  /** Called with `false` when the user closes the drawer. */
  onOpenChange: (isOpen: boolean) => void;
  /** All panels in the user's order. */
  panels: readonly ArrangedPanel[];
  /** Called with all panels when the user moves, shows or hides one. Update `panels` synchronously. */
  onChange: (panels: readonly ArrangedPanel[]) => void;
  /** Called when the user wants the default order with all panels. */
  onReset: () => void;
  /** Why the last change was not saved. */
  failure?: string | undefined;
}

/** Order and visibility of the panels of Home, by pointer and by keyboard. */
export function PanelSettings({ isOpen, onOpenChange, panels, onChange, onReset, failure }: PanelSettingsProps) {
  const messages = useMessages(panelSettingsMessages);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.title}
      isDismissable
      footer={
        <Inline>
          <Button tone="quiet" onPress={onReset}>
            {messages.reset}
          </Button>
          <Button onPress={() => onOpenChange(false)}>{messages.close}</Button>
        </Inline>
      }
    >
      <Stack gap="4">
        {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
        <Text size="small" tone="muted">
          {messages.hint}
        </Text>
        <DynamicList
          label={messages.panels}
          isLabelHidden
          itemLabel={messages.panel}
          nameOf={({ name }) => name}
          value={panels}
          onChange={onChange}
          renderItem={({ item, onChange: change }) => (
            <Switch
              label={messages.show}
              isSelected={item.isVisible}
              onChange={(isVisible) => change({ ...item, isVisible })}
            />
          )}
        />
      </Stack>
    </Drawer>
  );
}
