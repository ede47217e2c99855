import { useEffect, useState } from 'react';
import type { LoadFailureProps } from '../../internal/LoadFailure/LoadFailure.tsx';
import type { LazyModule } from './createLazyModule.ts';

interface LazyModuleUse {
  /** The user opened what needs the module: a failure is theirs to see. */
  isOpen: boolean;
  /** Loads it before it is opened. A failure is silent until then. @default isOpen */
  isWanted?: boolean;
}

interface LoadedModule<Module> {
  /** Undefined until it was wanted and has loaded; stays from then on. */
  module: Module | undefined;
  /** Set while what is open could not be loaded. */
  failure: LoadFailureProps | undefined;
}

/**
 * Loads a module once it is wanted. Nothing is thrown: the component that the user opened shows the failure. Without
 * Suspense, since React keeps a fallback for at least 300 ms, and an overlay needs none.
 */
export function useLazyModule<Module>(
  lazy: LazyModule<Module>,
  { isOpen, isWanted: isWantedNow = isOpen }: LazyModuleUse,
): LoadedModule<Module> {
  const [isWanted, setWanted] = useState(isWantedNow);
  if (isWantedNow && !isWanted) setWanted(true);
  const [attempt, setAttempt] = useState({ retries: 0, hasFailed: false });
  const module = isWanted ? lazy.loaded() : undefined;
  const isDue = isWanted && !module;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it, and `onRetry`, load again what failed
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    const settle = (hasFailed: boolean) => {
      if (isCurrent) setAttempt(({ retries }) => ({ retries, hasFailed }));
    };
    setAttempt((last) => (last.hasFailed ? { ...last, hasFailed: false } : last));
    lazy.load().then(
      () => settle(false),
      () => settle(isOpen),
    );
    return () => {
      isCurrent = false;
    };
  }, [lazy, isDue, isOpen, attempt.retries]);
  const hasFailed = isDue && isOpen && attempt.hasFailed;
  const onRetry = () => setAttempt({ retries: attempt.retries + 1, hasFailed: false });
  return { module, failure: hasFailed ? { retries: attempt.retries, onRetry } : undefined };
}
