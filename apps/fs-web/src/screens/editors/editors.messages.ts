import { defineMessages } from '@fs/ui';

/** Messages of the editors' pages. */
export const editorsMessages = defineMessages('Editors', {
  title: 'Curated articles',
  newArticle: 'New article',
  updated: 'Article Updated',
  deleted: 'Article Deleted succesfully',
  updatedSeveral: ({ changed }: { changed: number }, { number, plural }) =>
    `${plural(changed, { one: '1 article', other: `${number(changed)} articles` })} updated`,
  deletedSeveral: ({ changed }: { changed: number }, { number, plural }) =>
    `${plural(changed, { one: '1 article', other: `${number(changed)} articles` })} deleted`,
});
