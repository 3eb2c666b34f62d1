import type { Core } from '../../core.ts';
import { filmTimeRepository } from './film-time-repository.ts';
import { learnWorkSpeed, type WorkSize, type WorkTimes } from './work-speed.ts';

/** How long the parts of such work take here; undefined while nothing was measured. */
export async function expectWork(core: Core, size: WorkSize): Promise<WorkTimes | undefined> {
  return learnWorkSpeed(await filmTimeRepository.listNewest(core.db.queries))(size);
}
