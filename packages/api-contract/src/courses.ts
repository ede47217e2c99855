/** The libraries of courses (research §2), in the order of the menu. */
export const libraryCategories = ['product', 'finance', 'sales', 'marketing', 'growth'] as const;
export type LibraryCategory = (typeof libraryCategories)[number];

/** Categories of courses: the libraries, and the reports, which have pages of their own. */
export const courseCategories = [...libraryCategories, 'reports'] as const;
export type CourseCategory = (typeof courseCategories)[number];

export const isLibraryCategory = (text: string): text is LibraryCategory =>
  libraryCategories.some((category) => category === text);

/** Path of the list that a course is in. */
export function courseListPath(category: string): string {
  return category === 'reports' ? '/research/reports' : `/advisory/library/${encodeURIComponent(category)}`;
}

/** Path of a course's page, which is its canonical address. */
export function coursePath({ category, slug }: { category: string; slug: string }): string {
  return `${courseListPath(category)}/${encodeURIComponent(slug)}`;
}

/** Types of the attachments of a course. */
export const courseAttachmentTypes = ['application/pdf', 'text/csv', 'text/plain', 'image/png', 'image/jpeg'] as const;
export type CourseAttachmentType = (typeof courseAttachmentTypes)[number];

/** Types of the files of a course, its videos and their captions among them. */
export const courseFileTypes = [...courseAttachmentTypes, 'video/webm', 'text/vtt'] as const;
export type CourseFileType = (typeof courseFileTypes)[number];

/** How far a user is in a course. */
interface Progress {
  percent: number;
  done: boolean;
}

/** A course in a list (accounts §3). */
export interface CourseCard {
  id: string;
  name: string;
  category: CourseCategory;
  slug: string;
  short_description: string;
  description: string;
  featuredimage: string | null;
  published: boolean;
  featured: boolean;
  bizAssessmentCategory: LibraryCategory | null;
  order: number;
  paid: boolean;
  /** Whether the caller gets the first section only. */
  locked: boolean;
  minutes: number;
  /** Null where the caller did not begin. */
  progress: Progress | null;
  updatedAt: string;
}

export interface CourseAttachment {
  id: string;
  title: string;
  description: string;
  filetype: string;
  order: number;
  name: string;
  /** Bytes. */
  size: number;
  /** Signed for a while; null in a locked course. */
  url: string | null;
}

export interface CourseVideo {
  id: string;
  title: string;
  previewimage: string | null;
  description: string;
  /** Seconds. */
  duration: number;
  order: number;
  /** Signed for a while; null in a locked course. */
  url: string | null;
  captions: string | null;
  /** Where the caller stopped, in seconds. */
  seconds: number;
}

/** A course with everything that the caller may read. */
export interface Course extends CourseCard {
  content: string;
  attachments: readonly CourseAttachment[];
  videos: readonly CourseVideo[];
  next: Pick<CourseCard, 'id' | 'name' | 'category' | 'slug'> | null;
}
