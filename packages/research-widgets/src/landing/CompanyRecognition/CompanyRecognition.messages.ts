import { defineMessages } from '@fs/ui';

export const companyRecognitionMessages = defineMessages('CompanyRecognition', {
  label: 'Paste up to five company names',
  hint: 'One per line. We look each one up.',
  example: 'Voltmeer\nPlumbline\nHarborline',
  found: ({ found, total }: { found: number; total: number }, { number }) =>
    `${number(found)} of ${number(total)} recognized`,
  results: 'Recognized companies',
  unknown: ({ name }: { name: string }) => `${name}: not found`,
  failed: 'The names couldn’t be looked up. Nothing was lost.',
  retry: 'Try again',
  searching: 'Looking up names',
  keep: 'Keep this list',
  more: ({ count }: { count: number }, { number }) => `Only the first ${number(count)} names are looked up.`,
});
