import type { Core } from '../../core.ts';
import { soon } from '../../runtime/soon.ts';

/** A collector waits about 10 s for all figures together. */
export const FIGURES_PATIENCE_MS = 3_000;
/** Any key without an object: the store has to look for it. */
const PROBE_KEY = 'herald/probe';

/** Whether the store of videos, sounds and pictures answers. */
export async function isStoreUp({ storage }: Pick<Core, 'storage'>): Promise<boolean> {
  return soon(
    storage.stat(PROBE_KEY).then(() => true),
    () => false,
    FIGURES_PATIENCE_MS,
  );
}
