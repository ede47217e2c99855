'use client';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { ChevronDownIcon } from '../../internal/icons/ChevronDownIcon.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
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
  items: readonly AccordionItem[];
  /** Heading level of the titles. @default 3 */
  level?: HeadingLevel;
  /** Whether several items can be open at once. @default false */
  allowsMultipleExpanded?: boolean;
  /** Ids of the open items (controlled). */
  expandedKeys?: Iterable<string>;
  /** Ids of the items that are open at first (uncontrolled). */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with the ids of all open items when the user opens or closes one. */
  onExpandedChange?: (ids: ReadonlySet<string>) => void;
}

/** A list of titles that each expand to show content. For content that everyone needs to read, use Section. */
export function Accordion({ items, level = 3, onExpandedChange, ...props }: AccordionProps) {
  return (
    <DisclosureGroup
      {...props}
      onExpandedChange={(keys) => onExpandedChange?.(new Set([...keys].map(String)))}
      className={styles.accordion}
    >
      {items.map(({ id, title, content, isDisabled }) => (
        <Disclosure key={id} id={id} isDisabled={isDisabled} className={styles.item}>
          <Heading level={level} className={styles.heading}>
            <AriaButton slot="trigger" className={styles.trigger}>
              <span className={styles.mark}>
                <ChevronDownIcon />
              </span>
              <span>{title}</span>
            </AriaButton>
          </Heading>
          <DisclosurePanel className={styles.panel}>
            <div className={styles.content}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
