import type { makingRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../files/files.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { signFileLink } from './fileRoute.ts';
import { findFile } from './repository.ts';
import { findExample } from './tools/example.ts';

/** Handlers of the files of jobs, and of examples. */
export function makingRouteHandlers(database: Database, files: Files): Handlers<typeof makingRoutes> {
  return {
    getJobFile: async ({ user, params: { id } }) => {
      const file = await findFile(database, user.id, id);
      if (!file) throw notFound();
      return { url: signFileLink(files, { userId: user.id, jobId: id }, Date.now()), file_name: file.name };
    },
    getToolExample: async ({ params: { type } }) => {
      const example = await findExample(database, type);
      return {
        input: example ? JSON.stringify(example.input) : null,
        output: example ? JSON.stringify(example.output) : null,
      };
    },
  };
}
