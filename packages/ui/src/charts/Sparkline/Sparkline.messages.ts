import { defineMessages } from '../../system/messages/defineMessages.ts';

interface Course {
  label: string;
  first: string;
  last: string;
  lowest: string;
  highest: string;
}

export const sparklineMessages = defineMessages('Sparkline', {
  summary: ({ label, first, last, lowest, highest }: Course) =>
    `${label}: from ${first} to ${last}, lowest ${lowest}, highest ${highest}`,
  one: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  none: ({ label }: { label: string }) => `${label}: no data`,
});
