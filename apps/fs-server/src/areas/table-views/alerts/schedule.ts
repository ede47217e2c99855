import type { Database } from '../../../database/database.ts';
import { findConfirmedUserById } from '../../../identity/users.ts';
import type { JobHandler, JobQueue } from '../../../jobs/jobQueue.ts';
import { instantAt } from '../../../values/localTime.ts';
import { digestHour } from '../../watchlists/digest/digestHour.ts';
import { knownZone } from '../../watchlists/digest/knownZone.ts';
import { findAlertUsers } from './repository.ts';
import { sendAlerts } from './sendAlerts.ts';

const viewAlertJob = 'view-alerts';

/** Adds the job of each user with alerts, at the hour of their digest. Who adds an alert later begins the next day. */
export async function planViewAlerts(store: Database, queue: JobQueue, day: string): Promise<void> {
  for (const { id: userId, timeZone } of await findAlertUsers(store)) {
    const until = instantAt(day, digestHour, knownZone(timeZone));
    const payload = { userId, until: until.toISOString() };
    await queue.add({ kind: viewAlertJob, key: `${viewAlertJob} ${day} ${userId}`, payload, runAt: until });
  }
}

export function viewAlertJobs(store: Database): Record<string, JobHandler> {
  return {
    [viewAlertJob]: async (payload) => {
      const { userId, until } = payload as { userId: string; until: string };
      const user = await findConfirmedUserById(store, userId);
      if (user) await sendAlerts(store, user, new Date(until));
    },
  };
}
