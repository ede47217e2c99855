import type { TranslationsOf } from '@fs/ui/messages';

/** The messages that a language must translate: those of every widget. Only a type, so no English messages load. */
export type Translations = TranslationsOf<typeof import('../messages.ts')>;
