import type { Core } from '../../core.ts';
import { filmTimeRepository } from './film-time-repository.ts';
import { learnWorkSpeed, type MeasuredWork, type WorkSize, type WorkTimes } from './work-speed.ts';

/** How long the parts of such work take on this installation; undefined while nothing was measured. */
export async function estimateWork(core: Core, size: WorkSize): Promise<WorkTimes | undefined> {
  return learnWorkSpeed(await filmTimeRepository.listNewest(core.db.queries))(size);
}

/** Gives the first video a forecast too: a measurement without a customer counts until a real video is made. */
export async function saveFirstMeasurement(core: Core, work: MeasuredWork): Promise<void> {
  await filmTimeRepository.insertFirstMeasure(core.db.queries, { ...work, measuredAt: core.clock.now() });
}
