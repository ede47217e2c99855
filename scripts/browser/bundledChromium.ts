import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface FoundBrowser {
  /** Words for a user: which browser this is. */
  name: string;
  executablePath: string;
  /** Variables for the browser's process alone, beside the ones of this process. */
  environment: Record<string, string>;
  args: string[];
  /** True for the one build that pictures are compared with. */
  isPinned: boolean;
}

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache');

/** True where the Chromium that comes as a package can run. */
export const hasBundledChromium = process.platform === 'linux' && process.arch === 'x64';

/**
 * The Chromium that comes with the development dependencies, its libraries and fonts included: one build on every
 * machine, and no root needed. Unpacked once for each version.
 */
export async function bundledChromium(): Promise<Pick<FoundBrowser, 'executablePath' | 'environment' | 'name'>> {
  const version = await installedVersion();
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    name: `Chromium ${version}`,
    executablePath: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

async function installedVersion(): Promise<string> {
  const manifest = await readFile(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Unpacks beside the folder and renames, so that the folder is whole as soon as it exists. */
async function unpack(folder: string) {
  await mkdir(cache, { recursive: true });
  const partial = await mkdtemp(`${folder}-partial-`);
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'extractChromium.ts')], {
      // The library takes its shared objects along only where it believes to run on Amazon's Linux.
      env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await writeFile(join(partial, 'fonts/fonts.conf'), fontSettings(folder));
    await rename(partial, folder);
  } catch (error) {
    // Another process may have been first: its folder serves as well.
    if (!existsSync(folder)) throw new Error('Chromium could not be unpacked', { cause: error });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/**
 * The fonts that came along and no others, so that letters look the same on every machine. The settings that came
 * along name folders of Amazon's Linux; a Chromium that finds no font at all ends at the first letter that it misses.
 */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
