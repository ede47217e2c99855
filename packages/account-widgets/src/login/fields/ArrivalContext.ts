'use client';
import { createContext } from 'react';

/**
 * Whether the user came from another form. If so, the new form receives focus, because the activated button is removed.
 */
export const ArrivalContext = createContext(false);
