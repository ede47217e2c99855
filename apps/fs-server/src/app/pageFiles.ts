import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@fs/api-contract';

/** Maps paths to their HTML files in the build. */
export function findPageFiles(folder: string, environment: Environment): ReadonlyMap<string, string> {
  const names = listPageFileNames(folder, environment);
  const pages = globSync('**/index.html', { cwd: folder }).map((file) => path.dirname(file));
  return new Map(
    pages.map((page) => {
      const name = names.find((some) => existsSync(path.join(folder, page, some))) ?? 'index.html';
      return [page, path.join(page, name)];
    }),
  );
}

/** Maps pages to the files into which the server puts what it renders. */
export function findRenderedFiles(folder: string): ReadonlyMap<string, string> {
  return new Map(globSync('**/rendered.html', { cwd: folder }).map((file) => [path.dirname(file), file]));
}

/** Returns a function that returns a file in a language if the build has it, and otherwise the file. */
export function findTranslatedFiles(folder: string): (file: string, language: string | undefined) => string {
  const translated = new Set(globSync('**/{painted,painted-google,rendered}-??.html', { cwd: folder }));
  return (file, language) => {
    const own = file.replace(/\.html$/, `-${language}.html`);
    return translated.has(own) ? own : file;
  };
}

/** Returns the language that was chosen on a device, from its cookie. The app writes it (`rememberLanguage`). */
export function chosenLanguage(cookie: string | undefined): string | undefined {
  return /(?:^|;\s*)fs\.language=([a-z]{2})(?:;|$)/.exec(cookie ?? '')?.[1];
}

/**
 * File names by preference. Prerendered pages assume the default settings, so that servers with custom settings send
 * pages without prerendered content.
 */
function listPageFileNames(folder: string, { productName, assets, identity, stages }: Environment): string[] {
  const painted = path.join(folder, 'painted.json');
  if (!existsSync(painted)) return [];
  const isPainted = JSON.parse(readFileSync(painted, 'utf8')).productName === productName && assets.logo === null;
  const hasOneProvider = Object.values(stages).every((stage) => stage?.identity === undefined);
  if (!isPainted || !hasOneProvider) return [];
  return identity.google ? ['painted-google.html'] : ['painted.html'];
}
