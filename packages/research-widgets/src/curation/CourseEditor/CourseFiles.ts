import type { CourseFileType } from '@fs/api-contract';
import type { RunningUpload } from './useUploads.ts';

/** The uploads of the form of a course. */
export interface CourseFiles {
  /** Those that run or failed, by the name of their field. */
  uploads: Readonly<Record<string, RunningUpload>>;
  /** Uploads a file. Resolves to the key of the upload; undefined if it failed or was stopped. */
  upload: (field: string, file: File, type: CourseFileType) => Promise<string | undefined>;
  /** Uploads an image. Resolves to its URL. */
  uploadImage: (field: string, file: File) => Promise<string | undefined>;
  stop: (field: string) => void;
  /** Address of a file that was chosen since the form was opened, by the key of its upload. */
  addressOf: (key: string) => string | null;
}
