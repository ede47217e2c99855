import { defineMessages } from '@fs/ui';

export const discardQuestionMessages = defineMessages('DiscardQuestion', {
  title: 'Discard your changes?',
  text: 'What you entered won’t be saved.',
  discard: 'Discard',
});
