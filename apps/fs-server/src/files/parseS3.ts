import { region as defaultRegion } from '@fs/api-contract';
import type { S3Bucket } from './s3Files.ts';

/** Parses the bucket for users' files; undefined if none is set. Adds to `problems` what is wrong. */
export function parseS3(
  variables: Readonly<Record<string, string | undefined>>,
  { endpoint, publicUrl }: Pick<Partial<S3Bucket>, 'endpoint' | 'publicUrl'>,
  problems: string[],
): S3Bucket | undefined {
  const bucket = variables.S3_BUCKET?.trim();
  if (!bucket) return undefined;
  const region = variables.S3_REGION?.trim() || defaultRegion;
  const accessKeyId = variables.S3_ACCESS_KEY_ID?.trim();
  const secretAccessKey = variables.S3_SECRET_ACCESS_KEY?.trim();
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) problems.push('S3_BUCKET must be the name of a bucket.');
  if (!accessKeyId || !secretAccessKey) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET.');
    return undefined;
  }
  return {
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    publicUrl,
  };
}
