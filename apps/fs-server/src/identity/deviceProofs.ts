import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './signingKey.ts';
import type { StoredUser } from './users.ts';

type ProvedUser = Pick<StoredUser, 'id' | 'credentialVersion'>;

/**
 * Proofs that a device was signed in to an account: it passes limits that slow strangers down. A proof is 16 bytes of
 * device id and a tag of 32, in base64url. It lets nobody in, and is worth nothing after a change of the credential.
 */
export interface DeviceProofs {
  issue(user: ProvedUser): string;
  /** Id of the device; null where the proof is not of this user and their present credential. */
  deviceOf(proof: string | undefined, user: ProvedUser | undefined): string | null;
}

const idBytes = 16;

/** @param signingKey its secret also keys the proofs, so that one file holds all that must be kept. */
export function createDeviceProofs(signingKey: KeyObject): DeviceProofs {
  const key = deriveKey(signingKey, 'foresight device proofs');
  const tagOf = ({ id, credentialVersion }: ProvedUser, device: Buffer) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, credentialVersion, device.toString('hex')]))
      .digest();
  return {
    issue: (user) => {
      const device = randomBytes(idBytes);
      return Buffer.concat([device, tagOf(user, device)]).toString('base64url');
    },
    deviceOf: (proof, user) => {
      if (!proof || !user) return null;
      const bytes = Buffer.from(proof, 'base64url');
      const device = bytes.subarray(0, idBytes);
      const [tag, expected] = [bytes.subarray(idBytes), tagOf(user, device)];
      return tag.length === expected.length && timingSafeEqual(tag, expected) ? device.toString('hex') : null;
    },
  };
}
