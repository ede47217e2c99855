import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MessageText } from '../../packages/account-widgets/src/messaging/ChannelPane/MessageText.tsx';
import { MarkdownContent } from '../../packages/ui/src/data/Markdown/MarkdownContent.tsx';

/** What users see of texts, as HTML. Loaded by Vite, which knows the style sheets. */
const render = (element: ReactElement): string => renderToStaticMarkup(element);

export const renderMessage = (text: string): string =>
  render(createElement('p', {}, createElement(MessageText, { text })));
export const renderMarkdown = (source: string): string => render(createElement(MarkdownContent, { source, level: 2 }));
