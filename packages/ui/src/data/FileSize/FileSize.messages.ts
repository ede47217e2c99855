import { defineMessages } from '../../system/messages/defineMessages.ts';

interface Size {
  /** The size in the message’s unit, with decimals. */
  amount: number;
}

export const fileSizeMessages = defineMessages('FileSize', {
  bytes: ({ amount }: Size, { number, plural }) =>
    `${number(amount)} ${plural(amount, { one: 'byte', other: 'bytes' })}`,
  kilobytes: ({ amount }: Size, { hundredths }) => `${hundredths(amount)} KB`,
  megabytes: ({ amount }: Size, { hundredths }) => `${hundredths(amount)} MB`,
  gigabytes: ({ amount }: Size, { hundredths }) => `${hundredths(amount)} GB`,
});
