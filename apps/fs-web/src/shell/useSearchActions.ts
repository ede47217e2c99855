import type { SearchAction } from '@fs/research-widgets';
import { useMessages, useShortcutList } from '@fs/ui';
import { useRouter } from '@tanstack/react-router';
import { addCompanyPath, supportPath } from '../addresses/appPaths.ts';
import { useDisplay } from '../display/useDisplay.ts';
import { useHeaderWorkspaces } from '../session/useHeaderWorkspaces.ts';
import { searchKeys } from './goToPages.ts';
import { shellMessages } from './shell.messages.ts';

/** The palette's actions: all that have a key, and a few that need none. */
export function useSearchActions(): readonly SearchAction[] {
  const router = useRouter();
  const messages = useMessages(shellMessages);
  const { settings, onChange } = useDisplay();
  const ofKeys = useShortcutList()
    .filter(({ keys }) => !searchKeys.includes(keys))
    .map(({ keys, label, group, onPress }) => ({
      id: keys,
      label: group === messages.goTo ? messages.goToPage({ page: label }) : label,
      keys,
      onAction: onPress,
    }));
  const workspaces = useHeaderWorkspaces();
  const isDark = settings.theme === 'dark';
  return [
    ...ofKeys,
    {
      id: 'suggest',
      label: messages.suggestCompany,
      onAction: () => void router.navigate({ href: addCompanyPath }),
    },
    {
      id: 'support',
      label: messages.contactSupport,
      onAction: () => void router.navigate({ href: supportPath, state: { from: router.latestLocation.href } }),
    },
    ...(workspaces?.all ?? [])
      .filter(({ id }) => id !== workspaces?.activeId)
      .map(({ id, name }) => ({
        id: `workspace ${id}`,
        label: messages.switchWorkspace({ name }),
        onAction: () => workspaces?.onSwitch(id),
      })),
    {
      id: 'theme',
      label: isDark ? messages.lightTheme : messages.darkTheme,
      onAction: () => onChange({ theme: isDark ? 'light' : 'dark' }),
    },
  ];
}
