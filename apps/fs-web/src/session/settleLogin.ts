import type { DataClient } from '@fs/data-client';
import type { LoginMemory } from './createLoginMemory.ts';

/**
 * Completes the sign-up after landing: saves the selected Market Pulses to the account (decision AMB-159) and clears
 * the stored target (decision AMB-024).
 */
export async function settleLogin(memory: LoginMemory, client: Pick<DataClient, 'account'>): Promise<void> {
  const { pulses } = memory.readSettings();
  memory.forgetLanding();
  if (pulses.length === 0) return;
  const outcome = await client.account.saveAccount({ market_pulses: [...pulses] });
  // Kept for the next visit without a connection. A refusal is final.
  if (outcome.ok || outcome.reason === 'invalid') memory.forgetPulses();
}
