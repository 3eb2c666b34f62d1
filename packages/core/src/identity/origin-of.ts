import { PLACES } from '@herald/contract/security';
import type { Caller } from './caller.ts';
import { deviceName } from './device-name.ts';
import { placeOf } from './place-of.ts';

export interface Origin {
  device: string;
  location: string;
}

/** From where something was done. Where an administrator sits is their own business. */
export function originOf(
  { ip, userAgent }: Caller,
  { isAdministrator = false }: { isAdministrator?: boolean } = {},
): Origin {
  if (isAdministrator) return { device: 'Administrator', location: '' };
  if (ip === '' && userAgent === '') return { device: PLACES.forgotten, location: '' };
  return { device: deviceName(userAgent), location: placeOf(ip) };
}
