import { defineMessages } from '../../system/messages/defineMessages.ts';

export const imageFieldMessages = defineMessages('ImageField', {
  choose: 'Choose an image',
  replace: 'Replace image',
  remove: 'Remove image',
  drop: 'or drop or paste it here',
  wrongType: ({ types }: { types: readonly string[] }) => `Allowed file types: ${types.join(',')}`,
  uploading: 'Uploading image',
  hasArrived: 'The image is uploaded.',
  undescribed: 'Image without a description',
  cannotBeShown: 'This image cannot be shown.',
  alt: 'Alternative text',
  altHelp: 'What the image shows, for users who do not see it.',
});
