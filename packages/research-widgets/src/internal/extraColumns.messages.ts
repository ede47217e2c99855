import { defineMessages } from '@fs/ui';

/** Optional columns of companies that are loaded on their own, such as the user's watchlists. */
export const extraColumnsMessages = defineMessages('ExtraColumns', {
  authority: 'Domain authority',
  /** On all social networks together. */
  followers: 'Followers',
  /** In a cell whose value the user’s plan does not include. */
  withheld: 'In paid plans',
  myLists: 'My lists',
  listsWith: ({ company }: { company: string }) => `Lists with ${company}`,
  more: ({ count }: { count: number }, { number }) => `+${number(count)}`,
  /** Begins with the button’s text, so that voice control finds it. `unnamed` of them have no name here. */
  moreWith: (
    { count, company, names, unnamed }: { count: number; company: string; names: readonly string[]; unnamed: number },
    { number, plural, list },
  ) => {
    const named = unnamed === 0 ? names : [...names, `${number(unnamed)} more`];
    return `+${number(count)} ${plural(count, { one: 'list', other: 'lists' })} with ${company}: ${list(named)}`;
  },
  unnamed: ({ count }: { count: number }, { number }) => `and ${number(count)} more`,
});
