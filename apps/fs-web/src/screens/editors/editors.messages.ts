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
  courses: 'Advisory playbooks',
  course: 'Course',
  editCourse: 'Edit course',
  openCourse: 'Open its page',
  openDraft: 'Open its page, which only editors see',
  published: ({ name }: { name: string }) => `${name} was published`,
  unpublished: ({ name }: { name: string }) => `${name} is a draft again`,
  courseDeleted: ({ name }: { name: string }) => `${name} was deleted`,
});
