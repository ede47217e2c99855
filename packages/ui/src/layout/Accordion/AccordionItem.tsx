'use client';
import { type ReactNode, useContext, useRef } from 'react';
import { useDisclosure } from 'react-aria/useDisclosure';
import { useDisclosureState } from 'react-stately/useDisclosureState';
import { BaseButton, type BaseButtonProps } from '../../internal/BaseButton/BaseButton.tsx';
import { ChevronDownIcon } from '../../internal/icons/ChevronDownIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Accordion.css.ts';
import { AccordionContext } from './AccordionContext.ts';

export interface AccordionItemProps extends SharedProps<HTMLDivElement> {
  /** Identifies the item in `expandedKeys`. Unique in its accordion. */
  id: string;
  /** The title, which toggles the content. */
  title: string;
  /** The user can’t open or close the item. @default false */
  isDisabled?: boolean;
  /** The content, shown while the item is open. */
  children: ReactNode;
}

/** A title of an Accordion and its content. */
export function AccordionItem({ id, title, isDisabled = false, children, ...shared }: AccordionItemProps) {
  const accordion = useContext(AccordionContext);
  if (!accordion) throw new Error('AccordionItem must be inside an Accordion');
  const { group, level } = accordion;
  const isExpanded = group.expandedKeys.has(id);
  const panel = useRef<HTMLDivElement>(null);
  const state = useDisclosureState({ isExpanded, onExpandedChange: () => group.toggleKey(id) });
  const { buttonProps, panelProps } = useDisclosure({ isExpanded, isDisabled }, state, panel);
  const Title = `h${level}` as const;
  return (
    <div
      {...rootProps(shared, styles.item)}
      data-expanded={isExpanded || undefined}
      data-disabled={isDisabled || undefined}
    >
      <Title className={styles.heading}>
        <BaseButton {...(buttonProps as Partial<BaseButtonProps>)} className={styles.trigger}>
          <span className={styles.mark}>
            <ChevronDownIcon />
          </span>
          <span>{title}</span>
        </BaseButton>
      </Title>
      <div {...panelProps} ref={panel} className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
