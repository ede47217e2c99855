import { PanelSettings } from '@fs/research-widgets';
import { useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { preferencesQuery, savePreferenceMutation } from '../../queries/preferences.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { dashboardChoices, defaultChoices } from './dashboardPanels.ts';
import { homeMessages } from './home.messages.ts';

interface HomeSettingsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Order and visibility of the panels of Home. Changes apply at once. */
export function HomeSettings(open: HomeSettingsProps) {
  const { client } = useServices();
  const { user } = useSessionState();
  const messages = useMessages(homeMessages);
  const owner = user?.attributes.sub ?? '';
  const preferences = useQuery(preferencesQuery(client, owner));
  const save = useMutation(savePreferenceMutation(client, owner, 'dashboard_settings'));
  const choices = dashboardChoices(preferences.data ?? []);
  const store = (panels: readonly { id: string; isVisible: boolean }[]) =>
    save.mutate({ details: { panels: panels.map(({ id, isVisible }) => ({ id, isVisible })) } });
  return (
    <PanelSettings
      {...open}
      panels={choices.map((choice) => ({ ...choice, name: messages[choice.id] }))}
      onChange={store}
      onReset={() => store(defaultChoices)}
      failure={save.error?.message}
    />
  );
}
