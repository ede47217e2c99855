'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Tabs as AriaTabs, TabList, TabPanels } from 'react-aria-components/Tabs';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Tab } from './Tab.tsx';
import * as styles from './Tabs.css.ts';
import { TabsSlot } from './TabsSlot.ts';

export { Tab, type TabProps } from './Tab.tsx';

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
  /** The tabs as data. They come before the tabs in `children`. */
  tabs?: readonly TabsItem[];
  /** The tabs as Tab components. */
  children?: ReactNode;
  /** Id of the selected tab (controlled). */
  selectedKey?: string;
  /** Id of the tab that is selected at first (uncontrolled). Default: the first tab. */
  defaultSelectedKey?: string;
  /** Called with the id of the tab that the user selects. */
  onSelectionChange?: (id: string) => void;
  /** Use `manual` for panels that are slow to render. @default 'automatic' */
  keyboardActivation?: TabsActivation;
}

/**
 * Shows one of several views of the same subject. To link to other pages, use Links.
 * @example
 * ```tsx
 * <Tabs label="Rotterdam">
 *   <Tab id="ships" label="Ships" count={12}>…</Tab>
 *   <Tab id="news" label="News">…</Tab>
 * </Tabs>
 * ```
 */
export function Tabs({ label, tabs = [], children, onSelectionChange, ...props }: TabsProps) {
  const { direction } = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab can be outside the viewport after `selectedKey` or the text direction changes
  useEffect(() => {
    const strip = scroller.current;
    if (!strip) return undefined;
    const watch = new ResizeObserver(() => scrollToSelectedTab(strip));
    watch.observe(strip);
    return () => watch.disconnect();
  }, [props.selectedKey, direction]);
  const parts = (
    <>
      {tabs.map(({ id, content, ...tab }) => (
        <Tab key={id} id={id} {...tab}>
          {content}
        </Tab>
      ))}
      {children}
    </>
  );
  return (
    <AriaTabs {...rootProps(props, styles.tabs)} onSelectionChange={(key) => onSelectionChange?.(String(key))}>
      <div ref={scroller} className={styles.scroller}>
        <TabList aria-label={label} className={styles.list}>
          <TabsSlot value="tab">{parts}</TabsSlot>
        </TabList>
      </div>
      <TabPanels>
        <TabsSlot value="panel">{parts}</TabsSlot>
      </TabPanels>
    </AriaTabs>
  );
}

/** Scrolls horizontally only: `scrollIntoView` would scroll the page as well. */
function scrollToSelectedTab(scroller: HTMLElement) {
  const open = scroller.querySelector('[aria-selected="true"]');
  if (!open) return;
  const [viewport, tab] = [scroller, open].map((element) => element.getBoundingClientRect());
  if (!viewport || !tab) return;
  scroller.scrollLeft += Math.max(0, tab.right - viewport.right) + Math.min(0, tab.left - viewport.left);
}
