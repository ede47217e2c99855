import { createContext } from 'react';

/** True inside the list of empty profile sections, where each section is one line. */
export const CompactContext = createContext(false);
