'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Tabs as AriaTabs, Tab, TabList, TabPanel, TabPanels } from 'react-aria-components/Tabs';
import { useFormats } from '../../system/formats/useFormats.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Tabs.css.ts';

/** `automatic` selects a tab as soon as it has focus. `manual` waits for Enter, for panels that are slow to render. */
export type TabsActivation = 'automatic' | 'manual';

export interface TabsItem {
  /** Unique in its tabs. */
  id: string;
  label: string;
  /** Number of items in the tab, shown beside the label. */
  count?: number;
  /** The tab can’t be selected. @default false */
  isDisabled?: boolean;
  /** The panel, rendered only while the tab is selected. */
  content: ReactNode;
}

export interface TabsProps extends SharedProps<HTMLDivElement> {
  /** The accessible name: what the tabs divide. Not visible. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabsItem[];
  /** Id of the selected tab (controlled). */
  selectedKey?: string;
  /** Id of the tab that is selected at first (uncontrolled). Default: the first tab. */
  defaultSelectedKey?: string;
  /** Called with the id of the tab that the user selects. */
  onSelectionChange?: (id: string) => void;
  /** Use `manual` for panels that are slow to render. @default 'automatic' */
  keyboardActivation?: TabsActivation;
}

/** Shows one of several views of the same subject. To link to other pages, use Links. */
export function Tabs({ label, tabs, onSelectionChange, ...props }: TabsProps) {
  const { number } = useFormats();
  const { direction } = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab can be outside the viewport after `selectedKey` or the text direction changes
  useEffect(() => {
    const strip = scroller.current;
    if (!strip) return undefined;
    const watch = new ResizeObserver(() => bringIntoSight(strip));
    watch.observe(strip);
    return () => watch.disconnect();
  }, [props.selectedKey, direction]);
  return (
    <AriaTabs {...props} onSelectionChange={(key) => onSelectionChange?.(String(key))} className={styles.tabs}>
      <div ref={scroller} className={styles.scroller}>
        <TabList aria-label={label} className={styles.list}>
          {tabs.map(({ id, label: name, count, isDisabled }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
              {/* The space separates the name and its count for screen readers. */}
              {count === undefined ? name : `${name} `}
              {count !== undefined && <span className={styles.count}>{number(count)}</span>}
            </Tab>
          ))}
        </TabList>
      </div>
      <TabPanels>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={styles.panel}>
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </AriaTabs>
  );
}

/** Scrolls horizontally only: `scrollIntoView` would scroll the page as well. */
function bringIntoSight(scroller: HTMLElement) {
  const open = scroller.querySelector('[aria-selected="true"]');
  if (!open) return;
  const [room, tab] = [scroller, open].map((element) => element.getBoundingClientRect());
  if (!room || !tab) return;
  scroller.scrollLeft += Math.max(0, tab.right - room.right) + Math.min(0, tab.left - room.left);
}
