import { createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** A fingerprint and what it was made of, so that another secret never passes for this one. */
export type KnownFingerprint = readonly [source: string, fingerprint: string];

/** Working one out takes as long as a quick database needs for a hundred questions, and every process of a start asks. */
const known = new Map<string, Promise<string>>();

/** Tells two secrets apart without giving either away: slow to guess from, and different in every installation. */
export function fingerprintOf(secret: string, installationId: string): Promise<string> {
  const source = createHash('sha256').update(`${installationId} ${secret}`).digest('hex');
  const fingerprint = known.get(source) ?? workOut(secret, installationId);
  known.set(source, fingerprint);
  return fingerprint;
}

async function workOut(secret: string, installationId: string): Promise<string> {
  const hash = await promisify<string, string, number, Buffer>(scrypt)(secret, installationId, 16);
  return hash.toString('hex');
}

export async function knownFingerprints(): Promise<KnownFingerprint[]> {
  return Promise.all([...known].map(async ([source, fingerprint]) => [source, await fingerprint] as const));
}

/** Takes over what another process of this installation has worked out. */
export function takeFingerprints(fingerprints: readonly KnownFingerprint[]): void {
  for (const [source, fingerprint] of fingerprints) known.set(source, Promise.resolve(fingerprint));
}
