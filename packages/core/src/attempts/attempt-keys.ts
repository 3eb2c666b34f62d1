import { createHash } from 'node:crypto';
import { networkOf } from '../identity/network-of.ts';
import { type AttemptKind, type AttemptLimit, type AttemptLimits, attemptLimits } from './attempt-limits.ts';

export interface Attempt {
  kind: AttemptKind;
  ip: string;
  email?: string;
  /** Instead of an address, where an account tries that is known for certain. */
  accountId?: string;
  /** What is tried from that address, such as one video. */
  subject?: string;
  /** Set for a browser that proved to have signed in to this account before. */
  device?: string | undefined;
}

export interface LimitedKey {
  key: string;
  limit: AttemptLimit;
  /** Several accounts share it: a success takes back one attempt instead of all. */
  isShared: boolean;
}

/** What an attempt counts against, sorted, so that two processes never lock the same rows in opposite order. */
export function keysOf({ kind, ip, email, accountId, subject, device }: Attempt): LimitedKey[] {
  const limits: AttemptLimits = attemptLimits[kind];
  const { perDevice, perAddress, perAccount, perAccountAndAddress, perSubject } = limits;
  if (device && perDevice) return [{ key: `${kind}:device:${device}`, limit: perDevice, isShared: false }];
  const network = networkOf(ip);
  const keys: LimitedKey[] = [];
  const account = email ?? accountId;
  if (account && perAccount) {
    keys.push({ key: `${kind}:account:${digest(account)}`, limit: perAccount, isShared: true });
  }
  if (perAddress) keys.push({ key: `${kind}:address:${network}`, limit: perAddress, isShared: true });
  if (email && perAccountAndAddress) {
    keys.push({ key: `${kind}:both:${digest(email)}:${network}`, limit: perAccountAndAddress, isShared: false });
  }
  if (subject && perSubject) {
    keys.push({ key: `${kind}:subject:${digest(subject)}:${network}`, limit: perSubject, isShared: true });
  }
  return keys;
}

/** What a user who proves to own the account starts afresh: exact keys, and beginnings of keys. */
export function keysOfAccount(email: string): { exact: string[]; beginnings: string[] } {
  const kinds = Object.keys(attemptLimits);
  return {
    exact: kinds.map((kind) => `${kind}:account:${digest(email)}`),
    beginnings: kinds.map((kind) => `${kind}:both:${digest(email)}:`),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
