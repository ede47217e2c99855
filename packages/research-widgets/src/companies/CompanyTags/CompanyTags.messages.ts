import { defineMessages } from '@fs/ui';

export const companyTagsMessages = defineMessages('CompanyTags', { label: 'Markets' });
