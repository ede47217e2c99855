'use client';
import { type ComponentType, createContext } from 'react';
import type { MenuItemProps, MenuSectionProps } from './MenuProps.ts';

export interface MenuContextValue {
  /** The parts as the lazy-loaded panel renders them. */
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
  /** Called with the id of an activated item. */
  onAction: (id: string) => void;
}

/** What an open menu gives its parts. */
export const MenuContext = createContext<MenuContextValue | null>(null);
