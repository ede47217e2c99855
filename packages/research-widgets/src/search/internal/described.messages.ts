import { limits } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

export const describedMessages = defineMessages('DescribedCompanies', {
  /** Leads to companies whose description has the words that a user searches for. */
  mentions: ({ count, words }: { count: number; words: string }, { number, plural }) =>
    `${number(count)}${count < limits.countedMatches ? '' : '+'} ${plural(count, {
      one: `company mentions “${words}” in its description`,
      other: `companies mention “${words}” in their description`,
    })}`,
});
