import { defineMessages } from '../messages/defineMessages.ts';

export const breadcrumbsMessages = defineMessages('Breadcrumbs', {
  label: 'Breadcrumbs',
});
