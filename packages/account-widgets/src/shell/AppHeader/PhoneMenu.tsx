'use client';
import { Heading, IconButton, Link, List, lazyOverlay, Stack, useMessages } from '@fs/ui';
import { useState } from 'react';
import { MenuIcon } from '../../internal/icons/MenuIcon.tsx';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import type { NavigationItem, NavigationLink } from '../navigation/navigationOf.ts';
import { appHeaderMessages } from './AppHeader.messages.ts';

export interface PhoneMenuProps {
  items: readonly NavigationItem[];
  /** Path of the current page. */
  currentPath: string | undefined;
  supportHref: string | undefined;
}

const Drawer = lazyOverlay(async () => (await import('@fs/ui/Drawer')).Drawer);

/** The menus in a drawer with its button. */
export function PhoneMenu({ items, currentPath, supportHref }: PhoneMenuProps) {
  const messages = useMessages(appHeaderMessages);
  const labels = useMessages(navigationMessages);
  const [isOpen, setOpen] = useState(false);

  const row = (href: string, label: string) => ({
    id: href,
    content: (
      <Link href={href} tone="plain" isCurrent={href === currentPath} onPress={() => setOpen(false)}>
        {label}
      </Link>
    ),
  });
  const rows = (links: readonly NavigationLink[]) => links.map(({ id, href }) => row(href, labels[id]));
  const ownLinks = items.filter((item) => 'href' in item);
  return (
    <>
      <IconButton
        label={messages.openMenu}
        aria-haspopup="dialog"
        onPreload={Drawer.preload}
        onPress={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={messages.menu} isDismissable>
        <nav aria-label={messages.navigation}>
          <Stack gap="6">
            <List
              look="divided"
              items={[...rows(ownLinks), ...(supportHref ? [row(supportHref, messages.support)] : [])]}
            />
            {items.map(
              (item) =>
                'links' in item && (
                  <Stack key={item.id} gap="2">
                    <Heading level={3}>{labels[item.id]}</Heading>
                    <List look="divided" aria-label={labels[item.id]} items={rows(item.links)} />
                  </Stack>
                ),
            )}
          </Stack>
        </nav>
      </Drawer>
    </>
  );
}
