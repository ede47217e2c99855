import { defineMessages } from '@fs/ui';

/** Messages of the pages of the business assessment. */
export const assessmentPageMessages = defineMessages('AssessmentPages', {
  title: 'Assessment result',
  none: 'No result yet. Ten statements lead to one, in about three minutes.',
  take: 'Take the business assessment',
  unknown: 'We can’t find this result',
  unknownText: 'The link may be incomplete, or the result was deleted.',
});
