import type { Environment, serviceRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';

export function serviceHandlers(database: Database, environment: Environment): Handlers<typeof serviceRoutes> {
  return {
    getHealth: async () => ({
      status: 'ok',
      database: { kind: database.kind, version: await database.version() },
      version: environment.version,
    }),
    getEnvironment: async () => environment,
  };
}
