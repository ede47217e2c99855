import type { FileType } from './files.ts';

/** Base path of the store's files. */
export const filesPath = '/files';

/** The signed claims of an upload URL. */
export interface UploadClaims {
  key: string;
  type: FileType;
  size: number;
  /** Milliseconds since 1970. */
  expires: number;
}

/** The storage behind the routes. */
export interface FileDisk {
  /** Whether this server signed the claims, and they have not expired. */
  isSigned(claims: UploadClaims, signature: string): boolean;
  /** Writes a file atomically. Returns false if a file of that name exists. */
  write(key: string, bytes: Buffer): Promise<boolean>;
  folder: string;
}
