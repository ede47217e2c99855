import type { DataClient } from '@fs/data-client';
import type { LoginMemory } from './createLoginMemory.ts';

/**
 * Ends what a visitor began on the way in, now that they are in and where they were going: the Market Pulses that they
 * chose go to their account (decision AMB-159), and the next sign-in is led by nothing of it (decision AMB-024).
 */
export async function settleLogin(memory: LoginMemory, client: Pick<DataClient, 'account'>): Promise<void> {
  const { pulses } = memory.readSettings();
  memory.forgetLanding();
  if (pulses.length === 0) return;
  const outcome = await client.account.saveAccount({ market_pulses: [...pulses] });
  // Kept for the next visit where nobody could be asked; an answer that refuses them will not change.
  if (outcome.ok || outcome.reason === 'invalid') memory.forgetPulses();
}
