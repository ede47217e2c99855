'use client';
import type { ReactNode } from 'react';
import { useDisclosureGroupState } from 'react-stately/useDisclosureGroupState';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './Accordion.css.ts';
import { AccordionContext } from './AccordionContext.ts';
import { AccordionItem } from './AccordionItem.tsx';

export { AccordionItem, type AccordionItemProps } from './AccordionItem.tsx';

export interface AccordionItemData {
  /** Unique in its accordion. */
  id: string;
  /** The title, which toggles the content. */
  title: string;
  /** The content, shown while the item is open. */
  content: ReactNode;
  /** The user can’t open or close the item. @default false */
  isDisabled?: boolean;
}

export interface AccordionProps extends SharedProps<HTMLDivElement> {
  /** The items as data. They come before the items in `children`. */
  items?: readonly AccordionItemData[];
  /** The items as AccordionItems. */
  children?: ReactNode;
  /** Heading level of the titles. @default 3 */
  level?: HeadingLevel;
  /** Whether several items can be open at once. @default false */
  canExpandSeveral?: boolean;
  /** Ids of the open items (controlled). */
  expandedKeys?: Iterable<string>;
  /** Ids of the items that are open at first (uncontrolled). */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with the ids of all open items when the user opens or closes one. */
  onExpandedChange?: (ids: ReadonlySet<string>) => void;
}

/**
 * A list of titles that each expand to show content. For content that everyone needs to read, use Section.
 * @example
 * ```tsx
 * <Accordion>
 *   <AccordionItem id="export" title="Can I export?">Yes, as CSV.</AccordionItem>
 * </Accordion>
 * ```
 */
export function Accordion({
  items = [],
  children,
  level = 3,
  canExpandSeveral = false,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  ...shared
}: AccordionProps) {
  const group = useDisclosureGroupState({
    allowsMultipleExpanded: canExpandSeveral,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange: (keys) => onExpandedChange?.(new Set([...keys].map(String))),
  });
  return (
    <div {...rootProps(shared, styles.accordion)}>
      <AccordionContext value={{ group, level }}>
        {items.map(({ id, content, ...item }) => (
          <AccordionItem key={id} id={id} {...item}>
            {content}
          </AccordionItem>
        ))}
        {children}
      </AccordionContext>
    </div>
  );
}
