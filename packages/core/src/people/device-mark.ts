import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '../core.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { newId } from '../runtime/new-id.ts';
import type { UserRow } from './user-repository.ts';

/** What a browser keeps to show that this user has signed in there. It opens nothing without the password. */
export interface DeviceMark {
  userId: string;
  value: string;
}

/** A browser that stayed away longer is a stranger again. */
export const DEVICE_MARK_DAYS = 180;

const form = /^([\w-]{36})\.(\d{1,15})\.([\w-]{43})$/;

type MarkedUser = Pick<UserRow, 'id' | 'passwordHash'>;

/** Signed with the stored password, so a new password ends every mark. */
export function newDeviceMark(core: Core, user: MarkedUser, device = newId(core)): DeviceMark {
  const expiresAt = core.clock.now().getTime() + DEVICE_MARK_DAYS * DAY_MS;
  return { userId: user.id, value: `${device}.${expiresAt}.${signatureOf(user, device, expiresAt)}` };
}

/** The device that one of the shown marks proves; undefined for a browser that never signed in as this user. */
export function findDevice(core: Core, user: MarkedUser, marks: readonly string[]): string | undefined {
  for (const mark of marks) {
    const [, device = '', expiry = '', signature = ''] = form.exec(mark) ?? [];
    const expected = signatureOf(user, device, Number(expiry));
    const isGenuine =
      signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    if (isGenuine && Number(expiry) > core.clock.now().getTime()) return device;
  }
  return undefined;
}

function signatureOf(user: MarkedUser, device: string, expiresAt: number): string {
  return createHmac('sha256', user.passwordHash).update(`${user.id} ${device} ${expiresAt}`).digest('base64url');
}
