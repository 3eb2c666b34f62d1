import { PLACES } from '@herald/contract/security';
import { isLoopbackAddress } from './network-origin.ts';

/** What `herald admin` leaves as its address. */
const OPERATOR = 'local';

const PRIVATE_V4 = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./;
/** Unique local and link-local addresses. */
const PRIVATE_V6 = /^(?:f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/i;

/** Where an address is, as far as it says so itself. Nothing is looked up anywhere. */
export function placeOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (address === '') return PLACES.forgotten;
  if (address === OPERATOR || isLoopbackAddress(address)) return PLACES.machine;
  return PRIVATE_V4.test(address) || PRIVATE_V6.test(address) ? PLACES.network : address;
}
