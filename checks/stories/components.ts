import { posix } from 'node:path';
import { syntaxOf } from '../syntax.ts';

export interface PublicComponent {
  name: string;
  /** Its file without `.tsx`; what belongs to it has the same beginning. */
  stem: string;
}

/** Every component that a package gives away. Providers draw nothing and are left aside. */
export function publicComponents(folder: string): PublicComponent[] {
  return syntaxOf(`${folder}/src/index.ts`).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest, isType }) => {
      const name = exportName.name ?? '';
      const isComponent = !isType && /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/.test(name) && !name.endsWith('Provider');
      if (!isComponent || !moduleRequest?.value.endsWith('.tsx')) return [];
      return [{ name, stem: posix.join(folder, 'src', moduleRequest.value.slice(0, -'.tsx'.length)) }];
    }),
  );
}
