import type { TranslationsOf } from '../messages/TranslationsOf.ts';

/** The messages that a language must translate: those of every component. Only a type, so no English messages load. */
export type Translations = TranslationsOf<typeof import('../../messages.ts')>;
