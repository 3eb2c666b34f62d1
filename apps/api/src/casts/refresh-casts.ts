import type { Core } from '@herald/core';
import { keepCast } from '@herald/core/avatars';
import { EngineError } from '@herald/media/engine-error';
import type { Cast } from '@herald/providers';
import { snapshotOf } from './snapshot-of.ts';

const MAX_AGE_MS = 3_600_000;
/** After a failure, or where pictures are still to be fetched. */
const AGAIN_MS = 60_000;
const PATIENCE_MS = 60_000;
const PICTURE_PATIENCE_MS = 15_000;

/** When each service is asked again, by process: a list that is asked for twice does no harm. */
const nextAt = new WeakMap<Core, Map<string, number>>();

export interface SeenCast extends Cast {
  /** Whose key it is; empty for a service of the installation. */
  accountId: string | null;
}

/** Brings people of services up to date in the background where their list is old; nobody waits for it. */
export function refreshCasts(core: Core, casts: readonly SeenCast[]): void {
  const due = nextAt.get(core) ?? new Map<string, number>();
  nextAt.set(core, due);
  for (const cast of casts) {
    const place = `${cast.accountId ?? ''} ${cast.name}`;
    const nowMs = core.clock.now().getTime();
    if ((due.get(place) ?? 0) > nowMs) continue;
    due.set(place, nowMs + MAX_AGE_MS);
    core.background.run('people of a service', async () => {
      if (!(await refresh(core, cast))) due.set(place, core.clock.now().getTime() + AGAIN_MS);
    });
  }
}

async function refresh(core: Core, cast: SeenCast): Promise<boolean> {
  const { name, title, accountId } = cast;
  try {
    const people = await cast.people(AbortSignal.timeout(PATIENCE_MS));
    const takeSnapshot = async (person: (typeof people)[number]) => {
      const bytes = await cast.pictureOf(person, AbortSignal.timeout(PICTURE_PATIENCE_MS)).catch(() => undefined);
      return bytes && snapshotOf(bytes);
    };
    return await keepCast(core, { name, title, accountId, people, takeSnapshot });
  } catch (error) {
    if (!(error instanceof EngineError) && (error as Error).name !== 'TimeoutError') throw error;
    core.log.warn({ service: name, reason: (error as Error).message }, 'A service does not tell its people');
    return false;
  }
}
