import type { Core } from '../../core.ts';
import { filmTimeRepository } from './film-time-repository.ts';
import type { MeasuredWork } from './work-speed.ts';

/** Lets the first video have a forecast too: what was measured for nobody counts until a real one is made. */
export async function keepFirstMeasure(core: Core, work: MeasuredWork): Promise<void> {
  await filmTimeRepository.insertFirstMeasure(core.db.queries, { ...work, measuredAt: core.clock.now() });
}
