'use client';
import { createContext, type HTMLAttributes, type RefObject } from 'react';
import type { PressHandlers } from '../BaseButton/useButtonEvents.ts';

/** What an overlay gives the button that opens it. */
export interface Trigger {
  /** How the button answers presses. */
  press: PressHandlers;
  /** The other attributes and events of its element. */
  attributes: HTMLAttributes<HTMLButtonElement>;
  refs: readonly RefObject<HTMLButtonElement | null>[];
  /** Whether the overlay is open. The button then looks pressed. */
  isOpen: boolean;
}

/** The trigger that the next BaseButton is part of. */
export const TriggerContext = createContext<Trigger | null>(null);
