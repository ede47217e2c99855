'use client';
import { createContext } from 'react';

export interface FormErrors {
  /** What the server said, by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The user changed the field: what was said of its old value no longer holds. */
  readonly forget: (name: string) => void;
}

export const FormErrorsContext = createContext<FormErrors | undefined>(undefined);
