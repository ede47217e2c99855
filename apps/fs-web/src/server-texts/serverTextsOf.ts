import { planRequired } from '@fs/api-contract';
import { createFormats } from '@fs/ui/formats';
import { bindMessages, type MessageOverrides } from '@fs/ui/messages';
import type { ServerTexts } from './inLanguage.ts';
import type { serverTextMessages } from './ServerTexts.messages.ts';

// Types only, so that English users load none of these texts.
const component: (typeof serverTextMessages)['component'] = 'ServerTexts';

/** Returns the texts of the server in a language. */
export function serverTextsOf(texts: MessageOverrides, language: string): ServerTexts {
  return bindMessages(texts[component] ?? {}, createFormats(language, language)) as ServerTexts;
}

/** Adds what users see instead of content that the user's plan doesn't include. */
export function withPlanRequired(texts: MessageOverrides): MessageOverrides {
  const forbidden = texts[component]?.[planRequired] ?? planRequired;
  return { ...texts, LoadableView: { ...texts.LoadableView, forbidden } };
}
