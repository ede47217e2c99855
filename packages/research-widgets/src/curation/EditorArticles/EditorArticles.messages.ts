import { defineMessages } from '@fs/ui';

export const editorArticlesMessages = defineMessages('EditorArticles', {
  label: 'Curated articles',
  title: 'Title',
  category: 'Category',
  published: 'Published',
  status: 'Status',
  isPublished: 'Published',
  isScheduled: 'Scheduled',
  isFeatured: 'Featured',
  reads: 'Reads',
  readsWeek: '7 days',
  company: 'Company',
  updated: 'Last saved',
  by: ({ name }: { name: string }) => `by ${name}`,
  edit: 'Edit',
  editArticle: ({ title }: { title: string }) => `Edit ${title}`,
  feature: 'Feature',
  unfeature: 'Stop featuring',
  publish: 'Publish now',
  delete: 'Delete',
  deleteOne: ({ title }: { title: string }) => `Delete “${title}”?`,
  deleteSeveral: ({ count }: { count: number }, { number, plural }) =>
    `Delete ${plural(count, { one: '1 article', other: `${number(count)} articles` })}?`,
  deleteText: ({ titles }: { titles: string }) =>
    `Everyone will lose ${titles}. Their addresses will say that they were deleted. You can’t undo this.`,
  empty: 'No articles yet',
});
