/**
 * Takes `import 'x.css'` out of the declarations in `dist/`: TypeScript keeps imports for their effect, and a user
 * without types for style sheets could not check them.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

for (const path of globSync('dist/**/*.d.ts')) {
  const declarations = readFileSync(path, 'utf8');
  const plain = declarations.replaceAll(/^import ['"][^'"]+\.css(\.ts)?['"];\n/gm, '');
  if (plain !== declarations) writeFileSync(path, plain);
}
