'use client';
import { createContext } from 'react';
import type { Shortcuts } from './createShortcuts.ts';

/** The shortcuts of the page. Null where the app has none. */
export const ShortcutContext = createContext<Shortcuts | null>(null);
