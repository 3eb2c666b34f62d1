import type { Core } from '../core.ts';
import { dayIn, daysBefore } from '../runtime/days.ts';
import { dayFigureRepository, type FigureSum } from './day-figure-repository.ts';
import type { DaySpan } from './range-days.ts';

/** The sums of the installation on some days: stored for days that are over, live for the others. Watching is left out. */
export async function readDaySums(core: Core, span: DaySpan): Promise<FigureSum[]> {
  const [stored, open] = await Promise.all([
    dayFigureRepository.listStored(core.db.queries, span),
    readOpenDays(core).then(({ sums }) => sums.filter(({ bucket }) => bucket >= span.from && bucket <= span.to)),
  ]);
  return [...stored, ...open];
}

/** How the days that go on are so far, and how many videos were ever finished here, deleted ones included. */
export async function readOpenDays(core: Core): Promise<{ sums: FigureSum[]; videosMade: number }> {
  const { queries } = core.db;
  const { time_zone: timeZone } = await core.settings.read();
  const today = dayIn(core.clock.now(), timeZone);
  const closed = await dayFigureRepository.lastClosed(queries);
  const from = closed ? daysBefore(closed, -1) : await dayFigureRepository.firstDay(queries, timeZone);
  const [sums, storedMade] = await Promise.all([
    from && from <= today ? dayFigureRepository.measureDays(queries, { from, to: today }, timeZone) : [],
    dayFigureRepository.sumStored(queries, 'made'),
  ]);
  const made = sums.filter(({ figure }) => figure === 'made').reduce((sum, { value }) => sum + value, 0);
  return { sums, videosMade: storedMade + made };
}

/** Plays, and what else is not summed up yet, of some days. */
export async function readOpenWatching(core: Core, span: DaySpan): Promise<FigureSum[]> {
  const { time_zone: timeZone } = await core.settings.read();
  return dayFigureRepository.measureWatching(core.db.queries, span, timeZone);
}
