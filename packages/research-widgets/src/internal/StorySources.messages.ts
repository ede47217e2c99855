import { defineMessages } from '@fs/ui';

export const storySourcesMessages = defineMessages('StorySources', {
  also: ({ count }: { count: number }, { number, plural }) =>
    `Also in ${number(count)} ${plural(count, { one: 'source', other: 'sources' })}`,
  /** Of a source without a name. */
  unnamed: 'Another source',
});
