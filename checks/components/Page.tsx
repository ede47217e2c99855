import { type ComponentType, StrictMode, useEffect } from 'react';

export interface PageProps {
  Story: ComponentType<Readonly<Record<string, unknown>>>;
  /** Replaces args of the story. */
  args?: Readonly<Record<string, unknown>>;
  /** Called after its effects have run. */
  onHydrated?: () => void;
}

/** The same page on the server and in the browser. Strict mode reveals effects that must not run once only. */
export function Page({ Story, args, onHydrated }: PageProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Story {...args} />
    </StrictMode>
  );
}
