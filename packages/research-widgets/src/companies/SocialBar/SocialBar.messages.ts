import { defineMessages } from '@fs/ui';

export const socialBarMessages = defineMessages('SocialBar', {
  title: 'Social following',
  empty: 'No follower data',
  twitter: 'Twitter',
  medium: 'Medium',
  facebook: 'Facebook',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  scale: 'Block width on a log scale',
});
