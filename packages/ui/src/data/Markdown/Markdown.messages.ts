import { defineMessages } from '../../system/messages/defineMessages.ts';

export const markdownMessages = defineMessages('Markdown', {
  loading: 'Loading',
  code: 'Code',
  table: 'Table',
  done: 'Done: ',
  open: 'To do: ',
  footnote: ({ name }: { name: string }) => `Footnote ${name}`,
  footnotes: 'Footnotes',
  back: 'Back to the text',
});
