import { posix } from 'node:path';
import { syntaxOf } from '../syntax.ts';

export interface PublicComponent {
  name: string;
  /** Its file without `.tsx`; its related files start with the same path. */
  stem: string;
}

/** Every public component of a package, except providers, which render nothing of their own. */
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
