'use client';
import { useContext } from 'react';
import { MenuContext } from './MenuContext.ts';
import type { MenuSectionProps } from './MenuProps.ts';

/** MenuItems under a heading, which can be checkable. */
export function MenuSection(props: MenuSectionProps) {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('MenuSection must be inside Menu');
  return <menu.Section {...props} />;
}
