import { defineMessages } from '@fs/ui';

export const articleCardMessages = defineMessages('ArticleCard', {
  readTime: ({ minutes }: { minutes: number }, { number }) => `${number(minutes)} min read`,
  edit: 'Edit article',
  save: 'Save',
  remove: 'remove',
  removeEarned: 'Remove earned content',
  requesting: 'Sending the request',
  saved: "Request submitted. We'll email you once this article is available",
  removed: 'Request submitted, this article will be deleted shortly.',
  failed: ({ error }: { error: string }) => `${error}. Please contact support.`,
});
