'use client';
import {
  type ComponentType,
  isValidElement,
  lazy,
  type ReactElement,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { FloatingLoadFailure } from '../../internal/LoadFailure/FloatingLoadFailure.tsx';
import { LoadFailure, type LoadFailureProps } from '../../internal/LoadFailure/LoadFailure.tsx';
import { loadCode } from '../../internal/lazyModule.ts';
import { OverlayTrigger } from '../../internal/OverlayTrigger/OverlayTrigger.tsx';

export interface LazyComponentOptions {
  /**
   * What a failure shows. `inline`: it says so in place of the component. `beside`: of a dialog, it says so beside the
   * element before it, while `isOpen`; of a component with a `trigger`, beside that, once it is pressed. `nothing`: of
   * what a page can do without.
   * @default 'inline'
   */
  failure?: 'inline' | 'beside' | 'nothing';
}

/** What a dialog or a menu is given, as far as its failure needs it. */
interface OverlayProps {
  isOpen?: boolean;
  /** What opens it: an element of the page, or one that it renders. Default: the element before it. */
  trigger?: HTMLElement | ReactElement;
  onClose?: () => void;
  onCancel?: () => void;
}

/**
 * A component whose code is loaded when it is first rendered. Render it inside of Suspense, as one of React's `lazy`.
 * Code that cannot be loaded never throws: the failure is shown in place, with a way to try again.
 * @example const Editor = lazyComponent(async () => (await import('./Editor.tsx')).Editor);
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failure = 'inline' }: LazyComponentOptions = {},
): ComponentType<Props> {
  const listeners = new Set<() => void>();
  let retries = 0;
  let current = begin();

  function begin() {
    const part = lazy(() =>
      loadCode(load).then(
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

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each module, as by React's `lazy`
  function Failed(props: Props) {
    const { isOpen = true, trigger, onClose, onCancel } = props as Props & OverlayProps;
    const mark = useRef<HTMLSpanElement>(null);
    const wasOpen = useRef(isOpen);
    useEffect(() => {
      // Opened again: it may load by now.
      if (isOpen && !wasOpen.current) retry();
      wasOpen.current = isOpen;
    }, [isOpen]);
    if (isValidElement(trigger)) return <FailedTrigger trigger={trigger} onRetry={retry} retries={retries} />;
    if (failure === 'nothing' || !isOpen) return null;
    if (failure === 'inline') return <LoadFailure onRetry={retry} retries={retries} />;
    return (
      <>
        <span ref={mark} hidden />
        <FloatingLoadFailure
          anchor={() => trigger ?? elementBefore(mark.current)}
          onClose={() => (onClose ?? onCancel)?.()}
          onRetry={retry}
          retries={retries}
        />
      </>
    );
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

/** The trigger of what could not be loaded: it says so once it is pressed. */
function FailedTrigger({ trigger, ...failure }: LoadFailureProps & { trigger: ReactElement }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OverlayTrigger
        triggerProps={{ onPress: () => setOpen(true) }}
        triggerRef={button}
        isOpen={isOpen}
        onPreload={() => undefined}
      >
        {trigger}
      </OverlayTrigger>
      {isOpen && <FloatingLoadFailure {...failure} anchor={() => button.current} onClose={() => setOpen(false)} />}
    </>
  );
}

function elementBefore(mark: HTMLElement | null): HTMLElement | null | undefined {
  const before = mark?.previousElementSibling;
  return before instanceof HTMLElement ? before : mark?.parentElement;
}
