import { defineMessages } from '../../system/messages/defineMessages.ts';

export const markdownFieldMessages = defineMessages('MarkdownField', {
  loading: 'Loading',
  write: 'Write',
  preview: 'Preview',
  nothing: 'Nothing to preview yet.',
  tools: 'Formatting',
  text: 'Text style',
  blocks: 'Paragraph style',
  bold: 'Bold',
  italic: 'Italic',
  code: 'Code',
  heading: 'Heading',
  list: 'List',
  quote: 'Quote',
  link: 'Link',
  shortcut: ({ key }: { key: string }) => `Ctrl+${key}`,
});
