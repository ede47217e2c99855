'use client';
import { type MouseEvent, useRef } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import { useFormats } from '../../system/formats/useFormats.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './SectionNav.css.ts';
import { useCurrentSection } from './useCurrentSection.ts';

export interface SectionNavItem {
  /** The id of the section’s element, which the address ends with. */
  id: string;
  /** One or two words. */
  label: string;
  /** The number of entries in the section. */
  count?: number | undefined;
}

export interface SectionNavProps extends SharedProps<HTMLElement> {
  /** The accessible name, such as "Sections of Harborline". */
  label: string;
  /** The sections, in the order of the page. Leave out those that the page doesn’t show. */
  sections: readonly SectionNavItem[];
}

/**
 * Links to the sections of a long page. Stays at the top while the page scrolls, and marks the current section. Give
 * the sections a `scroll-margin-block-start`, so that the bar doesn’t cover their titles. For panels that replace each other, use Tabs.
 */
export function SectionNav({ label, sections, ...shared }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const { number } = useFormats();
  const current = useCurrentSection(
    list,
    sections.map(({ id }) => id),
  );
  return (
    <nav aria-label={label} {...rootProps(shared, styles.bar)}>
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul ref={list} role="list" className={styles.list}>
        {sections.map(({ id, label: name, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={styles.link}
              onClick={(event) => goTo(event, id)}
            >
              {name}
              {count !== undefined && <span className={styles.count}>{number(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Shows a section and keeps it in the address. A page with a `<base>` would leave for another document, and the native
 * link would not move focus to a section that is no control.
 */
function goTo(event: MouseEvent, id: string) {
  const section = document.getElementById(id);
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!section || opensElsewhere) return;
  event.preventDefault();
  const { pathname, search } = window.location;
  window.history.pushState(window.history.state, '', `${pathname}${search}#${id}`);
  // Focusable for screen readers, but not a Tab stop.
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}
