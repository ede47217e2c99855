import { createContext } from 'react';
import type { LanguageId } from './languages.ts';

/** The language that the user chose and that failed to load, if any. */
export const FailedLanguageContext = createContext<LanguageId | undefined>(undefined);
