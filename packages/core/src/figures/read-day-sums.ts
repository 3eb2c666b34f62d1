import type { Core } from '../core.ts';
import { dayIn, daysBefore } from '../runtime/days.ts';
import { dayFigureRepository, type FigureSum } from './day-figure-repository.ts';
import type { DaySpan } from './range-days.ts';

/** The sums of the installation on some days: stored for days that are over, live for the others. */
export async function readDaySums(core: Core, span: DaySpan): Promise<FigureSum[]> {
  const { queries } = core.db;
  const { time_zone: timeZone } = await core.settings.read();
  const closed = await dayFigureRepository.lastClosed(queries);
  const open = { from: later(span.from, closed && daysBefore(closed, -1)), to: span.to };
  const [stored, measured, watching] = await Promise.all([
    dayFigureRepository.listStored(queries, span),
    open.from > open.to ? [] : dayFigureRepository.measureDays(queries, open, timeZone),
    dayFigureRepository.measureWatching(queries, span, timeZone),
  ]);
  return [...stored, ...measured, ...watching];
}

/** Every video that was ever finished here, deleted ones included. */
export async function countVideosMade(core: Core): Promise<number> {
  const { queries } = core.db;
  const { time_zone: timeZone } = await core.settings.read();
  const today = dayIn(core.clock.now(), timeZone);
  const closed = await dayFigureRepository.lastClosed(queries);
  const from = closed ? daysBefore(closed, -1) : await dayFigureRepository.firstDay(queries, timeZone);
  const open =
    from && from <= today ? await dayFigureRepository.measureDays(queries, { from, to: today }, timeZone) : [];
  const made = open.filter(({ figure }) => figure === 'made').reduce((sum, { value }) => sum + value, 0);
  return (await dayFigureRepository.sumStored(queries, 'made')) + made;
}

const later = (day: string, other: string | undefined): string => (other && other > day ? other : day);
