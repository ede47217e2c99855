/**
 * Finishes the build of the package in the current folder. Declarations lose `import 'x.css'`, which TypeScript keeps
 * for its effect and which consumers without types for style sheets could not check. `dist/node` gets the modules of
 * `dist/web` without their style sheets, since nothing but a bundler can import those.
 */
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const styleImport = /^import ['"][^'"]+\.css(\.ts)?['"];\n/gm;

dropStyleImports('dist/types/**/*.d.ts');
if (existsSync('dist/web')) {
  cpSync('dist/web', 'dist/node', { recursive: true, filter: (path) => !path.endsWith('.css') });
  dropStyleImports('dist/node/**/*.js');
}

function dropStyleImports(pattern: string): void {
  for (const path of globSync(pattern)) {
    const code = readFileSync(path, 'utf8');
    const plain = code.replaceAll(styleImport, '');
    if (plain !== code) writeFileSync(path, plain);
  }
}
