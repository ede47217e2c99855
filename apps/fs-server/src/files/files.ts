import type { UploadTarget } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';

export type ImageType = 'image/jpeg' | 'image/png';

export interface NewFile {
  /** The owner's folder, from `ownerFolder`. */
  folder: string;
  type: ImageType;
  /** Exact size in bytes. */
  size: number;
}

/** Storage of users' files: the local disk, or an S3-compatible service. */
export interface Files {
  /** A folder for files of one owner, whose name does not reveal the owner. */
  ownerFolder(kind: 'avatars', ownerId: string): string;
  /** Creates a URL that accepts one file of this type and size, for a few minutes. */
  uploadTarget(file: NewFile): Promise<UploadTarget>;
  /** Lists the keys of completely uploaded files in a folder. */
  list(folder: string): Promise<string[]>;
  /** Null for a missing file. */
  read(key: string): Promise<Buffer | null>;
  /** Stores bytes that the server created. Returns their key. */
  write(file: Pick<NewFile, 'folder' | 'type'>, bytes: Buffer): Promise<string>;
  remove(key: string): Promise<void>;
  /** The public, unguessable URL of a file. */
  urlOf(key: string): string;
  /** Other origins that the app uploads files to. */
  origins: readonly string[];
  /** Registers the store's own routes, if any. */
  register(app: FastifyInstance): Promise<void>;
}
