'use client';
import { createContext } from 'react';
import type { DisclosureGroupState } from 'react-stately/useDisclosureGroupState';
import type { HeadingLevel } from '../Heading/Heading.tsx';

interface AccordionContextValue {
  group: DisclosureGroupState;
  level: HeadingLevel;
}

/** What an Accordion tells its items. */
export const AccordionContext = createContext<AccordionContextValue | undefined>(undefined);
