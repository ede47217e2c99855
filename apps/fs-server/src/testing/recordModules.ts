/** Loaded by Node before a program: writes the address of each module that it loads to the file MODULE_LIST. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const list = process.env.MODULE_LIST ?? '';

registerHooks({
  load: (url, context, nextLoad) => {
    appendFileSync(list, `${url}\n`);
    return nextLoad(url, context);
  },
});
