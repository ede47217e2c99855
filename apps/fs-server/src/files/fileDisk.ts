import type { ImageType } from './files.ts';

/** Address that the store's files are read and put at. */
export const filesPath = '/files';

/** Everything that an upload's address promises. */
export interface UploadClaims {
  key: string;
  type: ImageType;
  size: number;
  /** Milliseconds since 1970. */
  expires: number;
}

/** The disk under the routes. */
export interface FileDisk {
  /** Whether this server signed the claims, and they still hold. */
  isSigned(claims: UploadClaims, signature: string): boolean;
  /** Writes a file whole or not at all. False when there is one of that name. */
  write(key: string, bytes: Buffer): Promise<boolean>;
  folder: string;
}
