'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './ScrollArea.css.ts';

export interface ScrollAreaProps {
  /** Id of the element that names the content. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** Scrolls content that is too high. While it scrolls, it is a tab stop, so that the keyboard can scroll it. */
export function ScrollArea({ labelledBy, className = '', children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Measured before the first paint: the keyboard must reach what is already on screen.
  useLayoutEffect(() => {
    const measure = () => {
      const { scrollHeight = 0, clientHeight = 0 } = area.current ?? {};
      setScrolls(scrollHeight > clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const { current } of [area, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const reachable = scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy } : {};
  return (
    <div {...reachable} ref={area} className={styles.area}>
      <div ref={content} className={className}>
        {children}
      </div>
    </div>
  );
}
