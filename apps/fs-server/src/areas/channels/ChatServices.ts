import type { Environment } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../files/files.ts';
import type { Attempts } from '../../identity/attempts.ts';
import type { ChatHub } from './live/hub.ts';

/** What the handlers of channels need. */
export interface ChatServices {
  database: Database;
  files: Files;
  hub: ChatHub;
  attempts: Attempts;
  environment: Environment;
}
