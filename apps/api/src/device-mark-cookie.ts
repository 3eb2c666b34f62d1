import { DEVICE_MARK_DAYS, type DeviceMark } from '@herald/core/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from './context.ts';

const NAME = 'herald_device_';
const MAX_AGE_SEC = DEVICE_MARK_DAYS * 24 * 60 * 60;

/** Marks the browser as one that this user has signed in with; scripts cannot read it. */
export function keepDeviceMark({ core }: ApiContext, reply: FastifyReply, deviceMark: DeviceMark | undefined): void {
  if (!deviceMark) return;
  const secure = core.publicUrl.startsWith('https://') ? '; Secure' : '';
  const { userId, value } = deviceMark;
  const rules = `Path=/api/auth/login; HttpOnly; SameSite=Strict; Max-Age=${MAX_AGE_SEC}${secure}`;
  reply.header('set-cookie', `${NAME}${userId}=${value}; ${rules}`);
}

/** Every mark that the browser shows; several people may use it. */
export function deviceMarksOf({ headers }: FastifyRequest): string[] {
  const cookies = (headers.cookie ?? '').split('; ').filter((cookie) => cookie.startsWith(NAME));
  return cookies.map((cookie) => cookie.slice(cookie.indexOf('=') + 1));
}
