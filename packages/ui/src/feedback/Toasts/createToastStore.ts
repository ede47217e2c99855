/** How long a message stays, in milliseconds: the specification's notice duration (CONST-002). */
export const toastDuration = 4000;
/** How long one with an action stays, in milliseconds: long enough to read it, reach it and decide. */
export const longToastDuration = 20_000;

/** What kind of news it is; `critical` interrupts a screen reader. */
export type ToastTone = 'info' | 'positive' | 'caution' | 'critical';

export interface ToastAction {
  /** A verb: «Undo». */
  label: string;
  onPress: () => void;
}

export interface Toast {
  /** One sentence. */
  message: string;
  /** @default 'info' */
  tone?: ToastTone;
  /** One thing to do about it, which another way in the app does too. */
  action?: ToastAction;
  /** Stays for 20 seconds in place of 4. @default true with an action, else false */
  isLong?: boolean;
}

export interface ShownToast extends Toast {
  /** Another for each that is shown, even when the words are the same. */
  readonly id: number;
}

/** Where messages are put and taken from; made once, outside React, and given to one `<Toasts>`. */
export interface ToastStore {
  /** Shows it now; what was there goes, so that no more than one shows at a time (CONST-001). */
  show: (toast: Toast) => void;
  /** Takes away what is there. */
  dismiss: () => void;
  /** Stops the clock while the user points at the message or has the focus in it. */
  pause: () => void;
  /** Lets the clock run on with the time that was left. */
  resume: () => void;
  /** What shows now. */
  current: () => ShownToast | undefined;
  /** Calls back after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a place for messages. Nothing waits in it: a message that comes late would speak of something else. */
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
