'use client';
import { createContext } from 'react';

/** Whether the surrounding form is being submitted. Its submit button shows this. */
export const FormBusyContext = createContext(false);
