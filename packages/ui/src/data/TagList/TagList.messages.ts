import { defineMessages } from '../../system/messages/defineMessages.ts';

export const tagListMessages = defineMessages('TagList', {
  more: ({ count }: { count: number }, { number }) => `${number(count)} more`,
  less: 'Show less',
});
