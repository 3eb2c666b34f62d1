import { createHmac } from 'node:crypto';
import type { Caller } from '../identity/caller.ts';
import { networkOf } from '../identity/network-of.ts';
import type { DaySalt } from './visitor-salt.ts';

/** Browsers of one network are told apart, but a program that makes up names of browsers gains no more than this. */
const BROWSERS_PER_NETWORK = 32;

const HASH_CHARACTERS = 22;

/** A name for a visitor of one place on one day, which nobody can trace back once the day's salt is gone. */
export function nameVisitor(salt: DaySalt, place: string, { ip, userAgent }: Caller): string {
  return hash(salt, `${place} ${networkOf(ip)} ${browserNumber(salt, userAgent)}`);
}

/** A name for everybody in one network together. */
export function nameNetwork(salt: DaySalt, place: string, { ip }: Pick<Caller, 'ip'>): string {
  return hash(salt, `${place} ${networkOf(ip)}`);
}

/** A hash under the salt of a day. */
export function hash({ salt }: DaySalt, text: string): string {
  return createHmac('sha256', salt).update(text).digest('base64url').slice(0, HASH_CHARACTERS);
}

function browserNumber({ salt }: DaySalt, userAgent: string): number {
  const [first = 0] = createHmac('sha256', salt).update(userAgent).digest();
  return first % BROWSERS_PER_NETWORK;
}
