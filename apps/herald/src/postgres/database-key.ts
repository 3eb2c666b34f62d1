import { createHash } from 'node:crypto';
import { readOrMakeKey } from '../instance/instance-secret.ts';

/** The password of Herald's role in the embedded database. A new one is made where it got lost. */
export function readDatabaseKey(dataFolder: string): Promise<string> {
  return readOrMakeKey(dataFolder, 'database');
}

/** Stands in the cluster, so that a password of another time is noticed. It has 256 random bits: nobody guesses it back. */
export function fingerprintOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
