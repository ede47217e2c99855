import type { Formats } from '../../system/formats/createFormats.ts';
import { defineMessages } from '../../system/messages/defineMessages.ts';

export const imageFieldMessages = defineMessages('ImageField', {
  choose: 'Choose an image',
  replace: 'Replace image',
  remove: 'Remove image',
  drop: 'or drag and drop, or paste',
  wrongType: ({ types }: { types: readonly string[] }) => `Allowed file types: ${types.join(',')}`,
  uploading: 'Uploading image',
  hasArrived: 'The image is uploaded.',
  undescribed: 'Image without alt text',
  cannotBeShown: 'Couldn’t load this image.',
  alt: 'Alt text',
  altHelp: 'Describe the image for people who can’t see it.',
  crop: 'Crop image',
  cropArea: 'Part of the image that is shown',
  cropHint: 'Drag the image, or press the arrow keys, to choose the part that is shown.',
  cropLoading: 'Loading image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: ({ zoom }: { zoom: number }, { number }: Formats) => `${number(Math.round(zoom * 100))}%`,
  useCrop: 'Use image',
  cancelCrop: 'Cancel',
});
