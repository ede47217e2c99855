'use client';
import { useSyncExternalStore } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { ToastStore, ToastTone } from './createToastStore.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './Toasts.css.ts';

export interface ToastsProps extends SharedProps<HTMLDivElement> {
  /** What `createToasts` made. */
  of: ToastStore;
}

type Urgency = 'polite' | 'assertive';

const urgencyOf = {
  info: 'polite',
  positive: 'polite',
  caution: 'polite',
  critical: 'assertive',
} satisfies Record<ToastTone, Urgency>;

/**
 * Shows the message of the moment at the foot of the window, over dialogs too, and has it read out. One for the whole
 * app, near its root: in there it wears the theme. For news that belong to a place in the page, use Notice.
 */
export function Toasts({ of: store, ...shared }: ToastsProps) {
  const toast = useSyncExternalStore(store.subscribe, store.current, nothing);
  const card = toast && <ToastCard key={toast.id} toast={toast} store={store} />;
  const urgency = toast && urgencyOf[toast.tone ?? 'info'];
  // Both are there before anything is said: a live region that comes together with its words is often not read.
  return (
    <div {...shared} data-react-aria-top-layer="true" className={styles.region}>
      <div role="status">{urgency === 'polite' && card}</div>
      <div role="alert">{urgency === 'assertive' && card}</div>
    </div>
  );
}

/** A server has nothing to say. */
function nothing() {
  return undefined;
}
