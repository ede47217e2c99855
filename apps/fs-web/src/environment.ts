import { serviceRoutes } from '@fs/api-contract';
import { environmentAt, type PlacedEnvironment } from './stageOf.ts';

/** Asks the server for everything that is not known at build time. */
export async function loadEnvironment(signal: AbortSignal): Promise<PlacedEnvironment> {
  // As index.html has it fetched beforehand: asked in any other way, it would be fetched twice.
  const response = await fetch(serviceRoutes.getEnvironment.path, { credentials: 'same-origin', signal });
  if (!response.ok) throw new Error(`The environment answered ${response.status}`);
  return environmentAt(window.location.hostname, await response.json());
}
