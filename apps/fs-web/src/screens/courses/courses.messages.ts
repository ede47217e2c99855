import { defineMessages } from '@fs/ui';

/** Messages of the pages of courses and reports. */
export const coursePageMessages = defineMessages('CoursePages', {
  advisory: 'Advisory',
  advisoryText: 'Playbooks for founders and teams, in five libraries.',
  assessment: 'Take the business assessment',
  featured: 'Featured',
  reports: 'Reports',
  reportsText: 'Reports about markets, rounds and teams.',
  product: 'Product library',
  finance: 'Finance library',
  sales: 'Sales library',
  marketing: 'Marketing library',
  growth: 'Growth library',
  unknownLibrary: 'We can’t find this library',
  unknownCourse: 'We can’t find this course',
  unknownReport: 'We can’t find this report',
  unknownText: 'The address may be wrong, or it’s not published any more.',
  wall: 'Read on with a paid plan',
  wallText: 'This was the first section. The whole text, videos and files are part of every paid plan.',
  signedOutWall: 'Log in to read on',
});
