'use client';
import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { LoadFailure } from '../../internal/LoadFailure/LoadFailure.tsx';
import { createLazyModule } from './createLazyModule.ts';

export interface LazyComponentOptions {
  /** What a failure shows: a message with Retry in place of the component, or nothing where a page can do without. */
  failure?: 'inline' | 'nothing';
}

/**
 * A component whose code is loaded when it is first rendered. Render it inside Suspense. Code that cannot be loaded
 * never throws into the page: the failure is shown in place, with Retry. For dialogs and menus, use `lazyOverlay`.
 * @example const Editor = lazyComponent(async () => (await import('./Editor.tsx')).Editor);
 */
export function lazyComponent<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
  { failure = 'inline' }: LazyComponentOptions = {},
): ComponentType<Props> {
  const code = createLazyModule(request);
  const listeners = new Set<() => void>();
  let retries = 0;
  let current = begin();

  function begin() {
    const part = lazy(() =>
      code.load().then(
        (Loaded) => ({ default: Loaded }),
        () => ({ default: Failed }),
      ),
    );
    // React's type of it takes the props apart, which TypeScript cannot do before it knows them.
    return part as unknown as ComponentType<Props>;
  }

  function retry() {
    retries += 1;
    current = begin();
    for (const listener of listeners) listener();
  }

  // biome-ignore lint/correctness/noComponentHookFactories: created once for each module, as by React's `lazy`
  function Failed() {
    return failure === 'inline' && <LoadFailure onRetry={retry} retries={retries} />;
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const snapshot = () => current;

  // biome-ignore lint/correctness/noComponentHookFactories: see above
  return function LazyComponent(props: Props) {
    const Loaded = useSyncExternalStore(subscribe, snapshot, snapshot);
    return <Loaded {...props} />;
  };
}
