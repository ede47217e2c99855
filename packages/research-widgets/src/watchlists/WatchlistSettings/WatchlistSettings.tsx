'use client';
import type { WatchlistSetting } from '@fs/api-contract';
import {
  Button,
  Drawer,
  type Loadable,
  LoadableView,
  Notice,
  Skeleton,
  Stack,
  Switch,
  Text,
  useMessages,
} from '@fs/ui';
import { watchlistSettingsMessages } from './WatchlistSettings.messages.ts';

/** A user's settings for one list. */
export type WatchlistChoices = Pick<WatchlistSetting, 'follow' | 'email' | 'funding_updates'>;

export interface WatchlistSettingsProps {
  /** Whether the drawer is open (controlled). */
  isOpen: boolean;
  /** Called with `false` when the user closes the drawer. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of the list. */
  name: string;
  choices: Loadable<WatchlistChoices>;
  /** Called when the user changes a setting. Takes effect at once. */
  onChange: (change: Partial<WatchlistChoices>) => void;
  /** Why the last change failed. */
  failure?: string;
  /** Called when the user retries loading the settings. */
  onRetry?: () => void;
}

const kinds = ['follow', 'email', 'funding_updates'] as const;

/** Notification settings of a list. */
export function WatchlistSettings({
  isOpen,
  onOpenChange,
  name,
  choices,
  onChange,
  failure,
  onRetry,
}: WatchlistSettingsProps) {
  const messages = useMessages(watchlistSettingsMessages);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.title({ name })}
      isDismissable
      footer={<Button onPress={() => onOpenChange(false)}>{messages.close}</Button>}
    >
      <Stack gap="6">
        {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
        <LoadableView of={choices} onRetry={onRetry} skeleton={<Rows />}>
          {(chosen) => (
            <Stack gap="6">
              {kinds.map((kind) => (
                <Switch
                  key={kind}
                  label={messages[kind]}
                  description={messages[`${kind}Hint`]}
                  isSelected={chosen[kind]}
                  onChange={(isOn) => onChange({ [kind]: isOn })}
                />
              ))}
            </Stack>
          )}
        </LoadableView>
        <Text size="small" tone="muted">
          {messages.mine}
        </Text>
      </Stack>
    </Drawer>
  );
}

function Rows() {
  return (
    <Stack gap="6">
      {kinds.map((kind) => (
        <Skeleton key={kind} shape="block" />
      ))}
    </Stack>
  );
}
