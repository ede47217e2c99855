import { type Environment, serviceRoutes } from '@fs/api-contract';

/** Asks the server for everything that is not known at build time. */
export async function loadEnvironment(signal: AbortSignal): Promise<Environment> {
  const response = await fetch(serviceRoutes.getEnvironment.path, { credentials: 'omit', signal });
  if (!response.ok) throw new Error(`The environment answered ${response.status}`);
  return response.json();
}
