import { createContext, useContext, useState } from 'react';

type OpenState = readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];

/** Set where a profile's app holds which of its sections show all of their rows. */
export const OpenSectionContext = createContext<OpenState | null>(null);

/** Whether the section around shows all of its rows. Without a profile that holds this, the section does. */
export function useOpenSection(): OpenState {
  const own = useState(false);
  return useContext(OpenSectionContext) ?? own;
}
