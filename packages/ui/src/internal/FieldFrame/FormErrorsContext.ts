'use client';
import { createContext } from 'react';

export interface FormErrors {
  /** The server's errors by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** Called when the user changes the field. Removes the error of its old value. */
  readonly forget: (name: string) => void;
}

export const FormErrorsContext = createContext<FormErrors | undefined>(undefined);
