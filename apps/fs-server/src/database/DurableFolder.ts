import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { describeDiskFailure } from './diskFailure.ts';

/** The parts of Emscripten's NODEFS used here, which its types omit. */
interface NodeFilesystem {
  realPath(node: object): string;
  stream_ops: Partial<Record<(typeof streamWrites)[number], Operation>> & {
    fsync?: (stream: OpenedFile) => number;
    write?: Write;
  };
  node_ops: Partial<Record<(typeof nodeWrites)[number], Operation>>;
}

interface OpenedFile {
  node: object;
  path?: string;
  /** The file descriptor; undefined for directories. */
  nfd?: number;
}

type Operation = (...words: never[]) => unknown;
type Write = (
  file: OpenedFile,
  bytes: ArrayLike<number>,
  ...where: [offset: number, length: number, position?: number]
) => number;

/** Operations that the disk can reject, on open files and on paths. */
const streamWrites = ['open', 'setattr', 'close'] as const;
const nodeWrites = ['mknod', 'setattr', 'rename', 'symlink', 'unlink'] as const;

/**
 * A database folder whose fsync reaches the disk, because Emscripten's own does nothing. Disk errors are reported at
 * once, because PostgreSQL aborts on them, which hangs inside PGlite.
 */
export class DurableFolder extends NodeFS {
  /** Number of fsyncs of the write-ahead log. */
  logSyncs = 0;
  readonly #onFailure: (error: unknown) => void;

  /** @param onFailure Called when a write failed. No further write may be acknowledged. */
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
    const { stream_ops, node_ops } = filesystem;
    for (const name of streamWrites) stream_ops[name] &&= this.#watch(stream_ops[name]);
    for (const name of nodeWrites) node_ops[name] &&= this.#watch(node_ops[name]);
    stream_ops.write &&= this.#watch(writeWhole(stream_ops.write));
    filesystem.stream_ops.fsync = (file) => {
      try {
        this.#sync(file, () => filesystem.realPath(file.node));
        return 0;
      } catch (error) {
        // Emscripten would swallow an exception.
        this.#onFailure(error);
        return inputOutputError;
      }
    };
  }

  /** PostgreSQL handles missing files itself, so only disk errors are reported. */
  #watch<Watched extends Operation>(operation: Watched): Watched {
    const watched = (...words: never[]) => {
      try {
        return operation(...words);
      } catch (error) {
        const failure = toSystemError(error);
        if (describeDiskFailure(failure) !== null) this.#onFailure(failure);
        throw error;
      }
    };
    return watched as Watched;
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

/** Emscripten's number for EIO. */
const inputOutputError = 29;

/** A nearly full disk accepts part of a write. Retrying the rest throws the reason. */
function writeWhole(write: Write): Write {
  return (file, bytes, ...[offset, length, position]) => {
    let written = 0;
    do {
      const at = position === undefined ? undefined : position + written;
      written += write(file, bytes, offset + written, length - written, at);
    } while (written < length);
    return written;
  };
}

/** Emscripten's numbers for disk errors (WASI's `errno`). */
const emscriptenCodes: Readonly<Record<number, string>> = {
  19: 'EDQUOT',
  22: 'EFBIG',
  29: 'EIO',
  51: 'ENOSPC',
  69: 'EROFS',
};

/** NODEFS throws `ErrnoError`, which has only a number. */
function toSystemError(error: unknown): Error {
  const number = (error as { errno?: number }).errno ?? 0;
  return Object.assign(new Error('A write failed'), { code: emscriptenCodes[number] });
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
