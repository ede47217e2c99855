import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface FoundBrowser {
  /** Description of the browser, for output. */
  name: string;
  executablePath: string;
  /** Environment variables of the browser's process, in addition to those of this process. */
  environment: Record<string, string>;
  args: string[];
  /** True for the one build that made the reference screenshots. */
  isPinned: boolean;
}

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache');

/** True where the bundled Chromium can run. */
export const hasBundledChromium = process.platform === 'linux' && process.arch === 'x64';

/**
 * Returns the Chromium of the development dependencies with its libraries and fonts: one build on every machine,
 * without root. Unpacked once per version.
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

/** Unpacks next to the folder and renames, so that the folder is complete as soon as it exists. */
async function unpack(folder: string) {
  await mkdir(cache, { recursive: true });
  const partial = await mkdtemp(`${folder}-partial-`);
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'extractChromium.ts')], {
      // The library unpacks its shared objects only where it detects Amazon Linux.
      env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await writeFile(join(partial, 'fonts/fonts.conf'), fontSettings(folder));
    await rename(partial, folder);
  } catch (error) {
    // Another process may have been first; its folder is the same.
    if (!existsSync(folder)) throw new Error('Chromium could not be unpacked', { cause: error });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/**
 * Configures the bundled fonts and no others, so that text looks the same on every machine. The bundled configuration
 * names folders of Amazon Linux, and Chromium crashes at the first letter when it finds no font at all.
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
