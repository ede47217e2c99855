import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

export interface Source {
  /** The file's bytes, unpacked. */
  bytes: AsyncIterable<Uint8Array>;
  /** Of the file as it lies there. */
  size: number;
  /** How much of `size` was read so far. */
  position(): number;
}

/** Opens a file, unpacking gzip by its first bytes, whatever its name. */
export async function openSource(path: string): Promise<Source> {
  const { size } = await stat(path);
  const file = createReadStream(path);
  const position = () => file.bytesRead;
  if (!(await isGzip(path))) {
    return { bytes: file, size, position };
  }
  const unpacked = createGunzip();
  // A file that cannot be read ends whoever reads what is unpacked of it.
  file.on('error', (error) => unpacked.destroy(error));
  return { bytes: file.pipe(unpacked), size, position };
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
