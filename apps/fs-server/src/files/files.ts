import type { UploadTarget } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';

export type ImageType = 'image/jpeg' | 'image/png';

export interface NewFile {
  /** Folder of its owner, as `ownerFolder` gives it. */
  folder: string;
  type: ImageType;
  /** Bytes; an upload of any other length is refused. */
  size: number;
}

/** Where users' files lie: on the disk here, or with a service that signs addresses in the same way. */
export interface Files {
  /** A folder that only this owner's files lie in, and that does not tell who they are. */
  ownerFolder(kind: 'avatars', ownerId: string): string;
  /** An address that takes one file of this type and size, for a few minutes. */
  uploadTarget(file: NewFile): Promise<UploadTarget>;
  /** Keys of the files in a folder, those only that have arrived whole. */
  list(folder: string): Promise<string[]>;
  /** Null for a file that there is none of. */
  read(key: string): Promise<Buffer | null>;
  /** Keeps bytes of our own making. Gives their key. */
  write(file: Pick<NewFile, 'folder' | 'type'>, bytes: Buffer): Promise<string>;
  remove(key: string): Promise<void>;
  /** Address that anyone may read the file at; nobody can guess it. */
  urlOf(key: string): string;
  /** Origins besides our own that the app sends files to. */
  origins: readonly string[];
  /** Adds the store's own routes, where it has any. */
  register(app: FastifyInstance): Promise<void>;
}
