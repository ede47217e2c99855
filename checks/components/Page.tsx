import { type ComponentType, StrictMode, useEffect } from 'react';

export interface PageProps {
  Story: ComponentType;
  /** Called after its effects have run. */
  onHydrated?: () => void;
}

/** The same page on the server and in the browser. Strict mode reveals effects that must not run once only. */
export function Page({ Story, onHydrated }: PageProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Story />
    </StrictMode>
  );
}
