'use client';
import { createContext } from 'react';

/** Which part of itself a Tab renders. Tabs renders its children twice: in the tab list, and below it. */
export const TabsSlot = createContext<'tab' | 'panel' | undefined>(undefined);
