'use client';
import type { MenuProps } from '@fs/ui';
import { cloneElement, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './AppHeader.css.ts';

// What opens a menu weighs more than the header, and few visits open one.
const load = () => import('@fs/ui/Menu');

/** Milliseconds after which the code is fetched unasked: what the page itself needs has come by then. */
const unasked = 4000;

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** What was done to the button before it could open anything. */
interface EarlyUse {
  isFocused?: boolean;
  pressedBy?: 'pointer' | 'key' | undefined;
}

/**
 * A menu of the header. Its code comes when the reader is about to open it, or else when the page has come to rest;
 * until then its button stands where it will. A press that was too early opens it once it can.
 */
export function HeaderMenu({ trigger, ...menu }: MenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  const early = useRef<EarlyUse>({});
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();

  useEffect(() => {
    if (loaded || !place.current) return undefined;
    const fetch = () => {
      load().then(setLoaded, (failure: unknown) => {
        setLoaded(() => {
          throw failure;
        });
      });
    };
    const timer = setTimeout(fetch, unasked);
    const stop = listenFor(place.current, early.current, fetch);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [loaded]);

  // The button is another one now: what was done to the first is done to it.
  useLayoutEffect(() => {
    if (loaded) repeat(early.current, place.current?.querySelector('button'));
  }, [loaded]);

  return (
    <span ref={place} className={styles.menuPlace}>
      {loaded ? (
        <loaded.Menu {...menu} trigger={trigger} />
      ) : (
        cloneElement(trigger as ReactElement<{ 'aria-haspopup': 'menu' }>, { 'aria-haspopup': 'menu' })
      )}
    </span>
  );
}

/** Notes what is done to the button within, and says when a menu will be wanted; returns what ends it. */
function listenFor(place: HTMLElement, early: EarlyUse, onWanted: () => void): () => void {
  const ended = new AbortController();
  // On the way down: a button keeps what it is pressed with to itself.
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, act: (event: HTMLElementEventMap[Type]) => void) =>
    place.addEventListener(type, act, { capture: true, signal: ended.signal });
  const press = (by: EarlyUse['pressedBy']) => {
    early.pressedBy = by;
    onWanted();
  };
  on('focus', () => {
    early.isFocused = true;
  });
  on('blur', () => {
    early.isFocused = false;
  });
  on('pointerenter', onWanted);
  on('pointerdown', () => press('pointer'));
  on('pointercancel', () => {
    early.pressedBy = undefined;
  });
  on('click', () => press(early.pressedBy ?? 'pointer'));
  on('keydown', ({ key }) => {
    if (openingKeys.includes(key)) press('key');
  });
  return () => ended.abort();
}

function repeat({ isFocused, pressedBy }: EarlyUse, button: HTMLElement | null | undefined): void {
  if (isFocused) button?.focus();
  if (pressedBy === 'pointer') button?.click();
  // A menu that is opened by key begins with the focus on its first entry.
  if (pressedBy === 'key') button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}
