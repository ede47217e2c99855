import type { CourseCategory, CourseFileType, LibraryCategory } from '@fs/api-contract';
import type { Defaulted, GeneratedId, GeneratedInstant, Nullable } from './columnTypes.ts';

export interface CoursesTable {
  id: GeneratedId;
  name: string;
  category: CourseCategory;
  slug: string;
  short_description: Defaulted<string>;
  description: Defaulted<string>;
  /** Markdown. */
  content: Defaulted<string>;
  featured_image: Nullable<string>;
  is_published: Defaulted<boolean>;
  is_featured: Defaulted<boolean>;
  is_paid: Defaulted<boolean>;
  assessment_category: Nullable<LibraryCategory>;
  /** Order within the category. */
  position: number;
  word_count: Defaulted<number>;
  revision: Defaulted<number>;
  edited_by: Nullable<string>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** A slug that a course had. */
export interface CourseAddressesTable {
  slug: string;
  course_id: string;
}

/** A video or an attachment. */
export interface CourseFilesTable {
  id: GeneratedId;
  course_id: string;
  kind: 'video' | 'attachment';
  key: string;
  captions_key: Nullable<string>;
  title: string;
  description: Defaulted<string>;
  /** The attachment's name on the user's disk. */
  name: Defaulted<string>;
  type: CourseFileType;
  size: number;
  /** Seconds of a video. */
  duration: Defaulted<number>;
  preview_image: Nullable<string>;
  position: number;
}

/** Files that belong to no course yet. */
export interface CourseUploadsTable {
  key: string;
  course_id: string;
  type: CourseFileType;
  created_at: GeneratedInstant;
}

/** That a user began a course, and when they had done with it. */
export interface CourseProgressTable {
  user_id: string;
  course_id: string;
  done_at: Nullable<Date>;
  updated_at: GeneratedInstant;
}

/** Where a user stopped in a video. */
export interface VideoProgressTable {
  user_id: string;
  file_id: string;
  seconds: number;
  /** The furthest second. */
  watched: number;
}
