'use client';
import { useSyncExternalStore } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { ToastStore, ToastTone } from './createToastStore.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './Toasts.css.ts';

export interface ToastsProps extends SharedProps<HTMLDivElement> {
  /** The store that `createToastStore` returned. */
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
 * Shows the current message at the bottom of the window, over dialogs too, and announces it. Render it once for the
 * whole app, inside the ThemeProvider. For a message that belongs to a place in the page, use Notice.
 */
export function Toasts({ of: store, ...shared }: ToastsProps) {
  const toast = useSyncExternalStore(store.subscribe, store.current, nothing);
  const card = toast && <ToastCard key={toast.id} toast={toast} store={store} />;
  const urgency = toast && urgencyOf[toast.tone ?? 'info'];
  // Both live regions render before the first message: screen readers often ignore a region that appears together with
  // its text.
  return (
    <div data-react-aria-top-layer="true" {...rootProps(shared, styles.region)}>
      <div role="status">{urgency === 'polite' && card}</div>
      <div role="alert">{urgency === 'assertive' && card}</div>
    </div>
  );
}

/** The server renders no toast. */
function nothing() {
  return undefined;
}
