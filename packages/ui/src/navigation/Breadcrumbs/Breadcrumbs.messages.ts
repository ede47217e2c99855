import { defineMessages } from '../../system/messages/defineMessages.ts';

export const breadcrumbsMessages = defineMessages('Breadcrumbs', {
  label: 'Breadcrumbs',
});
