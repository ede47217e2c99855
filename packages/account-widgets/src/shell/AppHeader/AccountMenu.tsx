'use client';
import { Avatar, Button, type MenuGroup, type MenuItemData, useMessages, VisuallyHidden } from '@fs/ui';
import { ChevronDownIcon } from '../../internal/icons/ChevronDownIcon.tsx';
import { displayDialogMessages } from '../DisplayDialog/DisplayDialog.messages.ts';
import type { NavigationUser } from '../navigation/NavigablePage.ts';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import type { NavigationItem, NavigationLink } from '../navigation/navigationOf.ts';
import * as styles from './AppHeader.css.ts';
import { appHeaderMessages } from './AppHeader.messages.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

/** The logged-in user. */
export type HeaderUser = NonNullable<NavigationUser> & {
  name: string;
  email: string;
  /** URL of the user's picture. */
  avatarUrl?: string;
};

/** The workspaces that the user can work in. */
export interface HeaderWorkspaces {
  /** The personal one first. */
  all: readonly { id: string; name: string }[];
  activeId: string;
  /** Called when the user works in another one from now on. */
  onSwitch: (id: string) => void;
}

export interface AccountMenuProps {
  user: HeaderUser;
  /** Shown where there are several. */
  workspaces?: HeaderWorkspaces | undefined;
  items: readonly NavigationItem[];
  onDisplay: (() => void) | undefined;
  onLogOut: () => void;
}

const logOut = 'logOut';
const openDisplay = 'display';
const workspacePrefix = 'workspace:';

/** Menu of the user's account. */
export function AccountMenu({ user, workspaces, items, onDisplay, onLogOut }: AccountMenuProps) {
  const messages = useMessages(appHeaderMessages);
  const labels = useMessages(navigationMessages);
  const display = useMessages(displayDialogMessages);
  const itemOf = ({ id, href }: NavigationLink): MenuItemData => ({ id, href, label: labels[id] });
  const entries: (MenuItemData | MenuGroup)[] = items.map((item) =>
    'links' in item ? { title: labels[item.id], items: item.links.map(itemOf) } : itemOf(item),
  );
  const switches: MenuGroup[] =
    workspaces && workspaces.all.length > 1
      ? [
          {
            title: messages.workspace,
            items: workspaces.all.map(({ id, name }) => ({
              id: `${workspacePrefix}${id}`,
              label: name,
              ...(id === workspaces.activeId && { description: messages.inUse }),
            })),
          },
        ]
      : [];
  return (
    <HeaderMenu
      placement="bottom end"
      trigger={
        <Button tone="quiet">
          <span className={styles.trigger}>
            <Avatar name={user.name} src={user.avatarUrl} size="small" isDecorative />
            {/* Beside five menus it would be cut after two letters. */}
            <VisuallyHidden>
              <bdi>{user.name}</bdi>
            </VisuallyHidden>
            <span className={styles.mark}>
              <ChevronDownIcon />
            </span>
          </span>
        </Button>
      }
      items={[
        ...entries,
        ...switches,
        ...(onDisplay ? [{ id: openDisplay, label: display.title }] : []),
        { title: messages.signedInAs({ email: user.email }), items: [{ id: logOut, label: messages.logOut }] },
      ]}
      onAction={(id) => {
        if (id === logOut) onLogOut();
        if (id === openDisplay) onDisplay?.();
        if (id.startsWith(workspacePrefix)) workspaces?.onSwitch(id.slice(workspacePrefix.length));
      }}
    />
  );
}
