import { attemptRepository } from '../attempts/attempt-repository.ts';
import type { Core } from '../core.ts';
import { idempotencyRepository } from '../idempotency/idempotency-repository.ts';
import { linkRepository } from '../people/link-repository.ts';
import { sessionRepository } from '../people/session-repository.ts';

/** Removes what has run out of time: sessions, links, attempt counters, kept answers. Run it now and then. */
export async function purgeExpired(core: Core): Promise<void> {
  const now = core.clock.now();
  await sessionRepository.removeExpired(core.db.queries, now);
  await linkRepository.removeExpired(core.db.queries, now);
  await attemptRepository.removeOver(core.db.queries, now);
  await idempotencyRepository.removeExpired(core.db.queries, now);
}
