import { createDiskFiles } from './diskFiles.ts';
import type { Files } from './files.ts';
import { createS3Files, type S3Place } from './s3Files.ts';

interface FilesOptions {
  dataDir: string;
  /** Set to keep users' files with such a service. */
  s3: S3Place | undefined;
}

/** The one place that decides where users' files lie. */
export async function createFiles({ dataDir, s3 }: FilesOptions): Promise<Files> {
  return s3 ? createS3Files({ dataDir, ...s3 }) : createDiskFiles({ dataDir });
}
