import type { CourseFileType } from '@fs/api-contract';

/** Types by the end of a file's name: systems disagree about the types of tables and captions. */
const types = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webm: 'video/webm',
  vtt: 'text/vtt',
} as const satisfies Record<string, CourseFileType>;

/** What a file of a course may be called at its end. */
export const fileEndings = {
  attachment: ['.pdf', '.csv', '.txt', '.png', '.jpg', '.jpeg'],
  video: ['.webm'],
  captions: ['.vtt'],
} as const;

/** Type of a file that its field has accepted by its name. */
export function courseFileType({ name }: Pick<File, 'name'>): CourseFileType {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.entries(types).find(([known]) => known === ending)?.[1] ?? 'text/plain';
}

/** `Runway table` of `runway-table.csv`. */
export function titleOf({ name }: Pick<File, 'name'>): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
