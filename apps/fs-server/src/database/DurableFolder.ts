import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS that is used here; its types leave it out. */
interface NodeFilesystem {
  realPath(node: object): string;
  stream_ops: { fsync?: (stream: OpenedFile) => number };
}

interface OpenedFile {
  node: object;
  path?: string;
  /** The file descriptor; folders have none. */
  nfd?: number;
}

/** A folder of database files whose fsync reaches the disk: Emscripten's own answers "done" and does nothing. */
export class DurableFolder extends NodeFS {
  /** How often the write-ahead log was written through to the disk. */
  logSyncs = 0;
  readonly #onFailure: (error: unknown) => void;

  /** @param onFailure Something could not be written through: nothing more may be acknowledged. */
  constructor(folder: string, onFailure: (error: unknown) => void) {
    super(folder);
    this.#onFailure = onFailure;
  }

  override async init(
    database: PGlite,
    options: Partial<postgresMod.PostgresMod>,
  ): Promise<{ emscriptenOpts: Partial<postgresMod.PostgresMod> }> {
    const { emscriptenOpts } = await super.init(database, options);
    const wire = (module: postgresMod.PostgresMod) => this.#wire(module.NODEFS as unknown as NodeFilesystem);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), wire] } };
  }

  #wire(filesystem: NodeFilesystem): void {
    filesystem.stream_ops.fsync = (file) => {
      try {
        this.#sync(file, () => filesystem.realPath(file.node));
        return 0;
      } catch (error) {
        // Told at once: PostgreSQL gives up on a disk that fails, and inside PGlite that never returns. An exception
        // would be swallowed on its way through.
        this.#onFailure(error);
        return inputOutputError;
      }
    };
  }

  #sync(file: OpenedFile, path: () => string): void {
    if (file.nfd === undefined) {
      syncFolder(path());
    } else {
      fsyncSync(file.nfd);
      this.logSyncs += file.path?.includes('/pg_wal/') === true ? 1 : 0;
    }
  }
}

/** EIO as Emscripten numbers it. */
const inputOutputError = 29;

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
