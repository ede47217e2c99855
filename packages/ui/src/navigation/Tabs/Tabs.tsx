'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Tabs as AriaTabs, Tab, TabList, TabPanel, TabPanels } from 'react-aria-components/Tabs';
import { useFormats } from '../../system/formats/useFormats.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Tabs.css.ts';

/** `automatic` shows a tab as soon as the arrows reach it; `manual` waits for Enter, for panels that are slow to draw. */
export type TabsActivation = 'automatic' | 'manual';

export interface TabsItem {
  /** Unique in its tabs. */
  id: string;
  label: string;
  /** How many things are in it, beside the label. */
  count?: number;
  isDisabled?: boolean;
  /** What the tab shows; drawn while it is open. */
  content: ReactNode;
}

export interface TabsProps extends SharedProps<HTMLDivElement> {
  /** What is divided; heard, not seen. */
  label: string;
  tabs: readonly TabsItem[];
  /** The open tab, when the owner keeps it. */
  selectedKey?: string;
  /** The open tab at first, when the tabs keep it. Default: the first. */
  defaultSelectedKey?: string;
  /** The user opened a tab. */
  onSelectionChange?: (id: string) => void;
  /** @default 'automatic' */
  keyboardActivation?: TabsActivation;
}

/** Views of one thing, one at a time. To go to another page, use Links. */
export function Tabs({ label, tabs, onSelectionChange, ...props }: TabsProps) {
  const { number } = useFormats();
  const { direction } = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner may open a tab that is out of sight, and a strip that turns around starts from its other end
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
              {/* The space is heard between the name and its count. */}
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

/** Along the line only: `scrollIntoView` would move the page as well. */
function bringIntoSight(scroller: HTMLElement) {
  const open = scroller.querySelector('[aria-selected="true"]');
  if (!open) return;
  const [room, tab] = [scroller, open].map((element) => element.getBoundingClientRect());
  if (!room || !tab) return;
  scroller.scrollLeft += Math.max(0, tab.right - room.right) + Math.min(0, tab.left - room.left);
}
