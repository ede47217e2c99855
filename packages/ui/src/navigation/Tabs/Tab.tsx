'use client';
import { type ReactNode, useContext } from 'react';
import { Tab as AriaTab, TabPanel } from 'react-aria-components/Tabs';
import { rootProps } from '../../internal/rootProps.ts';
import { useFormats } from '../../system/formats/useFormats.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Tabs.css.ts';
import { TabsSlot } from './TabsSlot.ts';

export interface TabProps extends SharedProps<HTMLDivElement> {
  /** Identifies the tab in `selectedKey`. Unique in its tabs. */
  id: string;
  label: string;
  /** Number of items in the tab, shown beside the label. */
  count?: number;
  /** The tab can’t be selected. @default false */
  isDisabled?: boolean;
  /** The panel, rendered only while the tab is selected. */
  children: ReactNode;
}

/** A tab and its panel, inside Tabs. Shared props reach the tab. */
export function Tab({ id, label, count, isDisabled, children, ...shared }: TabProps) {
  const { number } = useFormats();
  const slot = useContext(TabsSlot);
  if (!slot) throw new Error('Tab must be inside Tabs');
  if (slot === 'panel') {
    return (
      <TabPanel id={id} className={styles.panel}>
        {children}
      </TabPanel>
    );
  }
  return (
    <AriaTab {...rootProps(shared, styles.tab)} id={id} isDisabled={isDisabled}>
      {/* The space separates the label and its count for screen readers. */}
      {count === undefined ? label : `${label} `}
      {count !== undefined && <span className={styles.count}>{number(count)}</span>}
    </AriaTab>
  );
}
