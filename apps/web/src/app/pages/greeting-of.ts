import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { firstVisit } from '#lib/first-visit.ts';

/** Nobody comes back on a first visit. */
export const greetingOf = ({ id, name }: SessionUser): string =>
  firstVisit.isOf(id) ? `Welcome, ${name}` : `Welcome back, ${name}`;
