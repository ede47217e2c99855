import path from 'node:path';
import { createKeyFile, writeKeyFile } from '../identity/signingKey.ts';

let known: Promise<string> | undefined;

/** Puts the same signing key into every new data folder, because creating one takes long. */
export async function writeTestSigningKey(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'keys');
  const file = path.join(folder, 'signing-key.pem');
  known ??= createKeyFile(folder, file);
  await writeKeyFile(folder, file, await known);
}
