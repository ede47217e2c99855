'use client';
import { createContext } from 'react';

/** Whether the form around is being sent: its submit button says so. */
export const FormBusyContext = createContext(false);
