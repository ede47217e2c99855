/** Messages for the operator about system errors of the disk. */
const diskFailures: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'a file would grow beyond the size that this process may write',
  EIO: 'the disk does not work',
  EROFS: 'the disk is read-only',
};

/** Describes a disk error, such as `the disk is full (ENOSPC)`; null for any other error. */
export function describeDiskFailure(error: unknown): string | null {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  const message = code === undefined ? undefined : diskFailures[code];
  return message === undefined ? null : `${message} (${code})`;
}
