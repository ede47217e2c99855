'use client';
import { createContext } from 'react';

/** Whether the visitor came to this form from another: the focus follows them, since what they pressed is gone. */
export const ArrivalContext = createContext(false);
