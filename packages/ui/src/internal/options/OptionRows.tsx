'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Option } from './Option.ts';

interface OptionRowsProps {
  options: readonly Option[];
  /** The row that the user is on, which is drawn wherever it is; -1 for none. */
  activeIndex: number;
  children: (option: Option, index: number) => ReactNode;
}

/** Rows that come and go together. */
const batch = 8;
/** Pixels that a row of one line takes, until it is measured. */
const usualRow = 36;

/** The rows of a list of any length, inside the `listbox` that scrolls: only those near what is in view are drawn. */
export function OptionRows({ options, activeIndex, children }: OptionRowsProps) {
  return Array.from({ length: Math.ceil(options.length / batch) }, (_, number) => {
    const from = number * batch;
    const rows = options.slice(from, from + batch);
    return (
      <OptionBatch
        key={from}
        isFirst={from === 0}
        isNeeded={activeIndex >= from && activeIndex < from + batch}
        usualHeight={rows.length * usualRow}
      >
        {() => rows.map((option, index) => children(option, from + index))}
      </OptionBatch>
    );
  });
}

interface OptionBatchProps {
  isFirst: boolean;
  isNeeded: boolean;
  /** Pixels. */
  usualHeight: number;
  children: () => ReactNode;
}

function OptionBatch({ isFirst, isNeeded, usualHeight, children }: OptionBatchProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ isNear, height }, setPlace] = useState({ isNear: isFirst, height: usualHeight });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const root = element.closest('[role="listbox"]');
    const observer = new IntersectionObserver(
      ([entry]) => entry && setPlace({ isNear: entry.isIntersecting, height: entry.boundingClientRect.height }),
      { root, rootMargin: '25% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isDrawn = isNear || isNeeded;
  return (
    <div ref={box} role="presentation" style={isDrawn ? undefined : { blockSize: height }}>
      {isDrawn && children()}
    </div>
  );
}
