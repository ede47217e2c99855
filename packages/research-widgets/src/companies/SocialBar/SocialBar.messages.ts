import { defineMessages } from '@fs/ui';

export const socialBarMessages = defineMessages('SocialBar', {
  title: 'Social following',
  empty: 'No followers are known.',
  twitter: 'Twitter',
  medium: 'Medium',
  facebook: 'Facebook',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  scale: 'Segments grow with the logarithm of the followers.',
});
