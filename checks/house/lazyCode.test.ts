import { expect, test } from 'vitest';
import { browserCode, codeOf, lazyModulesOf } from '../lazyModules.ts';
import { files, read } from '../repository.ts';

/**
 * Modules that load the app, pages and services. An app awaits them before it shows anything, and their failure is the page's.
 */
const pages =
  /^apps\/fs-web\/src\/(routes|router|first-paint\/loadApp|screens\/\w+\/\w+Routes|start\/(firstScreen|startApp|wireServices))\.tsx?$/;

test('components lazy-load code only in ways whose failure cannot replace the page', () => {
  const loaded = browserCode.flatMap(lazyModulesOf);
  const loud = browserCode.filter((path) => {
    const all = codeOf(path).match(/\bimport\(/g)?.length ?? 0;
    return all !== lazyModulesOf(path).length && !pages.test(path);
  });
  expect(loud).toEqual([]);
  expect(loaded.filter((path) => !files.includes(path))).toEqual(['papaparse']);
  expect(loaded.length).toBeGreaterThan(30);
});

test("only `lazyComponent` uses React's `lazy`, which throws a failure into the page", () => {
  const users = browserCode.filter((path) => /\blazy\(/.test(read(path)));
  expect(users).toEqual(['packages/ui/src/system/lazyModule/lazyComponent.tsx']);
});

test('nothing remembers whether an overlay was ever opened, because `lazyOverlay` mounts it', () => {
  const remembering = /\b(was|has|have|ever|did)(Been|Ever)?(Opened|OpenedOnce)\b|\b(is|was|has)OpenOnce\b/i;
  expect(browserCode.filter((path) => remembering.test(codeOf(path)))).toEqual([]);
  expect(browserCode.length).toBeGreaterThan(300);
});
