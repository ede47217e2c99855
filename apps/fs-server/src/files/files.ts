import type { AttachmentType, CourseFileType, UploadTarget } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';

export type ImageType = 'image/jpeg' | 'image/png';

/** Everything that users upload. */
export type FileType = AttachmentType | CourseFileType;

/** What the files of a folder are for. Files of messages (`attachments`), `snapshots` and `courses` are not public. */
export type FileKind = 'avatars' | 'articles' | 'attachments' | 'snapshots' | 'courses';

/** A part of a file: the first and the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface NewFile {
  /** The owner's folder, from `ownerFolder`. */
  folder: string;
  type: FileType;
  /** Exact size in bytes. */
  size: number;
}

/** Storage of users' files: the local disk, or an S3-compatible service. */
export interface Files {
  /** A folder for files of one owner, whose name does not reveal the owner. */
  ownerFolder(kind: FileKind, ownerId: string): string;
  /** Creates a URL that accepts one file of this type and size, for a few minutes. */
  uploadTarget(file: NewFile): Promise<UploadTarget>;
  /** Lists the keys of completely uploaded files in a folder. */
  list(folder: string): Promise<string[]>;
  /** Reads a file, or a part that it has. Null for a missing file. */
  read(key: string, range?: ByteRange): Promise<Buffer | null>;
  /** Stores bytes that the server created. Returns their key. @param file `name` is a UUID. Default: a new one. */
  write(file: Pick<NewFile, 'folder' | 'type'> & { name?: string }, bytes: Buffer): Promise<string>;
  remove(key: string): Promise<void>;
  /** Signs words for a purpose, so that a link of ours can be recognized. */
  sign(purpose: string, words: readonly (string | number)[]): Buffer;
  /** The public, unguessable URL of a file. */
  urlOf(key: string): string;
  /** Other origins that the app uploads files to. */
  origins: readonly string[];
  /** Registers the store's own routes, if any. */
  register(app: FastifyInstance): Promise<void>;
}
