import { createContext } from 'react';

/** True among the parts of a profile that hold nothing: there each is one line. */
export const CompactContext = createContext(false);
