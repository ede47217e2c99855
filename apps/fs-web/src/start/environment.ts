import { serviceRoutes } from '@fs/api-contract';
import { environmentAt, type PlacedEnvironment } from './stageOf.ts';

/** Requests the configuration that is unknown at build time. */
export async function loadEnvironment(signal: AbortSignal): Promise<PlacedEnvironment> {
  // The options match the preload in index.html. Otherwise the file would be fetched twice.
  const response = await fetch(serviceRoutes.getEnvironment.path, { credentials: 'same-origin', signal });
  if (!response.ok) throw new Error(`The environment answered ${response.status}`);
  return environmentAt(window.location.hostname, await response.json());
}
