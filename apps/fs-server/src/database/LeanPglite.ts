import { PGlite } from '@electric-sql/pglite';
import { optimizeNewFunctions } from './optimizeNewFunctions.ts';

const emptyQuery = Buffer.from('Q\0\0\0\x05\0', 'latin1');

/**
 * PGlite whose SQL parser is never optimized by V8, which needs 604 MB for that, and at most 41 for any other function
 * of PostgreSQL that runs often. An empty query compiles little else than the parser.
 */
export class LeanPglite extends PGlite {
  static #isParserCompiled = false;

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    const isStartUp = message[0] === 0;
    if (!isStartUp && !LeanPglite.#isParserCompiled) {
      LeanPglite.#isParserCompiled = true;
      optimizeNewFunctions(false);
      super.execProtocolRawSync(emptyQuery);
      optimizeNewFunctions(true);
    }
    return super.execProtocolRawSync(message);
  }
}
