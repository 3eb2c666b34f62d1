import type { JobName } from '@herald/contract/jobs';
import type { Core } from '../../core.ts';
import { LOST_AFTER_SEC, processRepository } from '../reports/process-repository.ts';
import { figuresRepository, type ProcessUse } from './figures-repository.ts';
import { type FilmInWork, filmRepository } from './film-repository.ts';

/** One report and some patience. */
const MISSED_ONE_SEC = 20;

type Row = Awaited<ReturnType<typeof processRepository.list>>[number];

export interface ShownProcess extends Omit<Row, 'work'> {
  isLost: boolean;
  use: ProcessUse | undefined;
  films: FilmInWork[];
  otherJobs: JobName[];
}

/** Every process that was heard in the last day and did not say goodbye, with what it makes. */
export async function readProcesses({ db: { queries } }: Pick<Core, 'db'>, host?: string): Promise<ShownProcess[]> {
  const all = await processRepository.list(queries);
  const rows = all.filter((row) => (host === undefined || row.host === host) && !isReplaced(row, all));
  const uses = await figuresRepository.usesOfProcesses(queries);
  const films = await filmRepository.read(queries, rows.flatMap(filmIds));
  return rows.map((row) => ({
    ...row,
    isLost: row.silentSec >= LOST_AFTER_SEC,
    use: uses.get(row.id),
    films: filmIds(row).flatMap((id) => films.get(id) ?? []),
    otherJobs: row.work.filter(({ job }) => job !== 'make-video').map(({ job }) => job),
  }));
}

/** Silent, and another one of its kind has started on its machine since: it was restarted. */
const isReplaced = (row: Row, all: readonly Row[]): boolean =>
  row.silentSec > MISSED_ONE_SEC &&
  all.some(({ role, host, startedAt }) => role === row.role && host === row.host && startedAt > row.heardAt);

const filmIds = ({ work }: Row): string[] =>
  work.flatMap(({ job, id }) => (job === 'make-video' && id !== null ? [id] : []));
