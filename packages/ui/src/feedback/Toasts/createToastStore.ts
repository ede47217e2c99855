/** How long a toast stays, in milliseconds: the specification’s notice duration (CONST-002). */
export const toastDuration = 4000;
/** How long a toast with an action stays, in milliseconds: enough time to read it, reach it, and decide. */
export const longToastDuration = 20_000;

/** The kind of message. `critical` interrupts a screen reader. */
export type ToastTone = 'info' | 'positive' | 'caution' | 'critical';

export interface ToastAction {
  /** The label, as a verb, such as “Undo”. */
  label: string;
  /** Called when the user activates the action. The toast disappears. */
  onPress: () => void;
}

export interface Toast {
  /** The message: one sentence. */
  message: string;
  /** The kind of message. @default 'info' */
  tone?: ToastTone;
  /** An optional action. Offer it elsewhere in the app as well, because the toast disappears. */
  action?: ToastAction;
  /** Whether the toast stays for 20 seconds instead of 4. Default: `true` with an action, otherwise `false`. */
  isLong?: boolean;
}

export interface ShownToast extends Toast {
  /** Unique for each toast shown, even when the message is the same. */
  readonly id: number;
}

/** Holds the current toast. Create it once, outside React, and pass it to one `<Toasts>`. */
export interface ToastStore {
  /** Shows a toast and replaces the current one: only one shows at a time (CONST-001). */
  show: (toast: Toast) => void;
  /** Removes the current toast. */
  dismiss: () => void;
  /** Pauses the timer, such as while the user hovers or focuses the toast. */
  pause: () => void;
  /** Resumes the timer with the remaining time. */
  resume: () => void;
  /** Returns the toast that is shown. */
  current: () => ShownToast | undefined;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store for one toast at a time. It has no queue, because a late message would refer to something outdated.
 */
export function createToastStore(): ToastStore {
  let shown: ShownToast | undefined;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = 0;
  let startedAt = 0;
  const listeners = new Set<() => void>();

  function change(next: ShownToast | undefined) {
    stopClock();
    shown = next;
    for (const listener of listeners) listener();
  }

  function stopClock() {
    clearTimeout(timer);
    timer = undefined;
  }

  function startClock() {
    startedAt = Date.now();
    timer = setTimeout(() => change(undefined), left);
  }

  return {
    show: (toast) => {
      count += 1;
      const { isLong = toast.action !== undefined } = toast;
      left = isLong ? longToastDuration : toastDuration;
      change({ ...toast, id: count });
      startClock();
    },
    dismiss: () => change(undefined),
    pause: () => {
      if (timer === undefined) return;
      stopClock();
      left -= Date.now() - startedAt;
    },
    resume: () => {
      if (shown && timer === undefined) startClock();
    },
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
