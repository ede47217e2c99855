'use client';
import { createContext } from 'react';
import type { MessageOverrides } from './overrideMessages.ts';

interface MessagesContextValue {
  overrides: MessageOverrides;
  language: string;
}

export const MessagesContext = createContext<MessagesContextValue>({ overrides: {}, language: 'en' });
