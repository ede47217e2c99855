'use client';
import { useContext } from 'react';
import { MenuContext } from './MenuContext.ts';
import type { MenuItemProps } from './MenuProps.ts';

/** An action or a link of a Menu. MenuItems inside of it are its submenu. */
export function MenuItem(props: MenuItemProps) {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('MenuItem must be inside Menu');
  return <menu.Item {...props} />;
}
