'use client';
import { createContext, type RefObject } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';

/** What an overlay gives the button that opens it. */
export interface Trigger {
  /** How the button answers presses. */
  press: Pick<AriaButtonProps, 'onPress' | 'onPressStart' | 'preventFocusOnPress'>;
  /** The other attributes and events of its element. */
  attributes: Omit<AriaButtonProps, keyof Trigger['press']>;
  refs: readonly RefObject<HTMLButtonElement | null>[];
  /** Whether the overlay is open. The button then looks pressed. */
  isOpen: boolean;
}

/** The trigger that the next BaseButton is part of. */
export const TriggerContext = createContext<Trigger | null>(null);
