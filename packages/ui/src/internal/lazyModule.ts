import { useEffect, useState } from 'react';

/** Code that most visits do without. */
export interface LazyModule<Module> {
  load: () => Promise<Module>;
  /** Once it has come for one place, no other waits for it. */
  loaded?: Module;
}

export interface Demand {
  /** It may be wanted soon: the pointer is near. */
  isNear: boolean;
  /** It is wanted: what it shows is open. */
  isOpen: boolean;
}

export interface Demanded<Module> {
  module: Module | undefined;
  /** What is open could not be loaded, or was not attempted since the device is offline. */
  failure: { retries: number; onRetry: () => void } | undefined;
}

/**
 * The code once it is near and has come, until then undefined. Nothing is thrown: code that cannot be loaded for what is
 * near is attempted again when it is opened, and whoever opened it says what failed. Without Suspense: React shows what
 * stands in for 300 ms at least, and here nothing need stand in.
 */
export function useLazyModule<Module>(code: LazyModule<Module>, { isNear, isOpen }: Demand): Demanded<Module> {
  const [loaded, setLoaded] = useState(() => code.loaded);
  const [attempt, setAttempt] = useState({ count: 0, hasFailed: false });
  const isWanted = isNear || isOpen;
  const isDue = isWanted && !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it, and `onRetry`, attempt again what failed
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    const end = (hasFailed: boolean) => isCurrent && setAttempt((last) => ({ ...last, hasFailed }));
    end(false);
    loadCode(code.load).then(
      (module) => {
        code.loaded = module;
        if (isCurrent) setLoaded(() => module);
      },
      () => end(isOpen),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, isDue, isOpen, attempt.count]);
  return {
    module: isWanted ? loaded : undefined,
    failure:
      isDue && attempt.hasFailed
        ? { retries: attempt.count, onRetry: () => setAttempt({ count: attempt.count + 1, hasFailed: false }) }
        : undefined,
  };
}

/**
 * Loads code, unless the device is offline: Chromium remembers a module that it could not fetch until the page is loaded
 * again, so an attempt that cannot succeed would spoil all later ones.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  // Servers know nothing of it.
  if (navigator.onLine === false) throw new Error('Offline');
  return load();
}
