import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './signingKey.ts';
import type { StoredUser } from './users.ts';

type ProvedUser = Pick<StoredUser, 'id' | 'credentialVersion'>;

/**
 * Proofs that a device was logged in to an account, which exempt the device from limits on strangers. A proof is a
 * device id of 16 bytes and a tag of 32 bytes, in base64url. A proof does not authenticate, and a credential change
 * invalidates it.
 */
export interface DeviceProofs {
  issue(user: ProvedUser): string;
  /** The id of the device; null when the proof is not of this user and their current credential. */
  deviceIdOf(proof: string | undefined, user: ProvedUser | undefined): string | null;
}

const idBytes = 16;

/** @param signingKey Also derives the key of the proofs, so that only one file needs to be backed up. */
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
    deviceIdOf: (proof, user) => {
      if (!proof || !user) return null;
      const bytes = Buffer.from(proof, 'base64url');
      const device = bytes.subarray(0, idBytes);
      const [tag, expected] = [bytes.subarray(idBytes), tagOf(user, device)];
      return tag.length === expected.length && timingSafeEqual(tag, expected) ? device.toString('hex') : null;
    },
  };
}
