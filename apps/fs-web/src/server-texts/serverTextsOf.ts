import { createFormats } from '@fs/ui/formats';
import { bindMessages, type MessageOverrides } from '@fs/ui/messages';
import { connectionMessages } from './Connection.messages.ts';
import type { FailureTexts, ServerTexts } from './inLanguage.ts';
import type { serverTextMessages } from './ServerTexts.messages.ts';

// Types only, so that English users load none of these texts.
const component: (typeof serverTextMessages)['component'] = 'ServerTexts';

/** Returns the texts of the server in a language. */
export function serverTextsOf(texts: MessageOverrides, language: string): ServerTexts {
  return bindMessages(texts[component] ?? {}, createFormats(language, language)) as ServerTexts;
}

/** Returns the texts of failed calls in a language. */
export function failureTextsOf(texts: MessageOverrides, language: string): FailureTexts {
  const formats = createFormats(language, language);
  const connection = bindMessages(connectionMessages.table, formats, texts[connectionMessages.component]);
  return { ...connection, server: serverTextsOf(texts, language) };
}
