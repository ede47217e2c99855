import { createDiskFiles } from './diskFiles.ts';
import type { Files } from './files.ts';
import { createS3Files, type S3Bucket } from './s3Files.ts';

interface FilesOptions {
  dataDir: string;
  /** Set to store users' files in a bucket. */
  s3: S3Bucket | undefined;
}

/** Selects the storage of users' files. */
export async function createFiles({ dataDir, s3 }: FilesOptions): Promise<Files> {
  return s3 ? createS3Files({ dataDir, ...s3 }) : createDiskFiles({ dataDir });
}
