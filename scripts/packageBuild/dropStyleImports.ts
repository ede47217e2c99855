/**
 * Removes `import 'x.css'` from the declarations in `dist/`: TypeScript keeps side-effect imports, and a consumer
 * without types for style sheets could not check them.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

for (const path of globSync('dist/**/*.d.ts')) {
  const declarations = readFileSync(path, 'utf8');
  const plain = declarations.replaceAll(/^import ['"][^'"]+\.css(\.ts)?['"];\n/gm, '');
  if (plain !== declarations) writeFileSync(path, plain);
}
