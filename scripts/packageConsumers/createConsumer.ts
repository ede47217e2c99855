import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What the consumer's own package.json asks for, beside our packages. */
const tools = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node', 'vite', 'vitest', 'typescript'];

/**
 * Makes a project outside of the workspace that has our packages from their tarballs, and the examples of their
 * READMEs. What they depend on is linked to
 * what the workspace has installed, so that nothing is downloaded.
 * @param folder an empty folder
 * @param tarballs folder of the packed packages
 */
export function createConsumer(folder: string, tarballs: string): void {
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  for (const tarball of readdirSync(tarballs)) {
    const name = tarball.replace(/^fs-(.+)-\d+\.\d+\.\d+\.tgz$/, '$1');
    const unpacked = join(modules, '@fs', name);
    mkdirSync(unpacked, { recursive: true });
    execFileSync('tar', ['-xzf', join(tarballs, tarball), '-C', unpacked, '--strip-components=1']);
    writeExamples(join(folder, 'readme'), name, readFileSync(join(unpacked, 'README.md'), 'utf8'));
    const { dependencies = {} } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies).filter((each) => !each.startsWith('@fs/')))
      link(join(unpacked, 'node_modules', dependency), join(root, 'packages', name, 'node_modules', dependency));
  }
  for (const tool of tools) link(join(modules, tool), join(root, 'node_modules', tool));
}

/** Writes each example of a README to a file of its own. */
function writeExamples(folder: string, name: string, readme: string): void {
  mkdirSync(folder, { recursive: true });
  const blocks = readme.matchAll(/^```(tsx?)\n(.*?)^```$/gms);
  for (const [index, [, language, code = '']] of [...blocks].entries())
    writeFileSync(join(folder, `${name}-${index + 1}.${language}`), code);
}

function link(path: string, target: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(realpathSync(target), path);
}
