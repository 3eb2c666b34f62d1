import type { MonitoredFilm, MonitoredProcess } from '@herald/contract/endpoints/admin-monitoring';
import { clsx } from 'clsx';
import { STAGE_WORDS, waitInWords } from '#data/videos/progress-words.ts';
import { Dot } from '#ui/dot.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { Wipe } from '#ui/wipe.tsx';
import { useForgetProcess } from '../api/use-monitoring.ts';
import { filmPlace, isLost, percentText, QUEUE_WORDS, slotsText, spanText } from '../rules/monitoring-words.ts';
import { Gauge } from './gauge.tsx';

interface WorkersPanelProps {
  processes: readonly MonitoredProcess[];
  /** Since the answer of the server came. */
  secondsSince: number;
}

/** Every worker and API: who is heard, and the films as they are drawn. */
export function WorkersPanel({ processes, secondsSince }: WorkersPanelProps) {
  const now = processes.map((one) => ({ ...one, is_lost: isLost(one, secondsSince) }));
  const workers = now.filter(({ role }) => role === 'worker');
  const isLive = workers.some((worker) => !worker.is_lost && worker.films.length > 0);
  return (
    <Panel aria-labelledby="workers" className="overflow-hidden">
      <div className="flex flex-wrap items-baseline gap-x-3 border-line border-b px-5 py-3">
        <h3 id="workers" className="flex items-center gap-2.5 font-semibold text-14">
          {isLive && <Dot tone="signal" isLive />}
          Workers
        </h3>
        <p className="text-13 text-ink-soft">
          {workers.length === 0 ? 'No worker reports. Films wait until one starts.' : slotsText(workers)}
        </p>
      </div>
      <ul className="-mr-px -mb-px grid md:grid-cols-2 xl:grid-cols-3">
        {now.map((process) => (
          <ProcessItem key={process.id} process={process} processes={now} secondsSince={secondsSince} />
        ))}
      </ul>
    </Panel>
  );
}

function ProcessItem({ process, processes, secondsSince }: WorkersPanelProps & { process: MonitoredProcess }) {
  const { host, role, version, films, is_lost } = process;
  const word = films.length > 0 ? 'Drawing' : process.other_jobs.length > 0 ? 'Working' : 'Ready';
  return (
    <li className="flex min-w-0 flex-col gap-3 border-line border-r border-b px-5 py-4">
      <div className="flex items-baseline justify-between gap-3">
        <p className="flex min-w-0 items-center gap-2.5 text-13">
          <span className="truncate font-semibold text-14">{`${role === 'api' ? 'API' : 'Worker'} on ${host}`}</span>
          <span className="flex shrink-0 items-center gap-2">
            <Dot tone={is_lost ? 'bad' : 'good'} />
            {is_lost ? 'Not heard' : word}
          </span>
        </p>
        <span className="tnum shrink-0 text-12 text-ink-faint">
          {`heard ${spanText(process.silent_seconds + secondsSince)} ago`}
        </span>
      </div>
      {is_lost ? <LostFilms process={process} processes={processes} /> : <Work process={process} />}
      <div className="mt-auto flex items-end gap-4 border-line border-t pt-3">
        {!is_lost && (
          <>
            <Gauge label="CPU" share={process.cpu_share} text={percentText(process.cpu_share, 0)} />
            <Gauge
              label="Memory"
              share={shareOf(process.memory_bytes, process.machine_memory_total)}
              text={process.memory_bytes === null ? '–' : `${(process.memory_bytes / 1e9).toFixed(1)} GB`}
            />
          </>
        )}
        <span className="ml-auto shrink-0 text-12 text-ink-faint">{version}</span>
      </div>
    </li>
  );
}

const shareOf = (part: number | null, whole: number | null) => (part === null || !whole ? null : part / whole);

function Work({ process: { role, films, film_slots, other_jobs } }: { process: MonitoredProcess }) {
  const free = Math.max(0, film_slots - films.length);
  const others = [...new Set(other_jobs)].map((name) => QUEUE_WORDS[name]).join(', ');
  return (
    <>
      <div className="flex flex-wrap gap-4 empty:hidden">
        {films.map((film) => (
          <Film key={film.video_id} film={film} />
        ))}
        {role === 'worker' && free > 0 && <FreeSlot free={free} />}
      </div>
      {others && <p className="text-12 text-ink-faint">{`Also in work: ${others}`}</p>}
    </>
  );
}

/** An empty frame, in which the next film is drawn. */
function FreeSlot({ free }: { free: number }) {
  return (
    <div className="flex min-w-0 flex-1 basis-[200px] gap-3">
      <div aria-hidden className="relative aspect-[9/16] w-[60px] shrink-0 rounded-control bg-film">
        <div className="corners absolute inset-1 text-film-soft/60" />
      </div>
      <p className="text-13 text-ink-soft">{`${free} ${free === 1 ? 'slot' : 'slots'} free. Takes the next film.`}</p>
    </div>
  );
}

function Film({ film }: { film: MonitoredFilm }) {
  const done = film.frames_total > 0 ? film.frames_done / film.frames_total : 0;
  return (
    <div className="flex min-w-0 flex-1 basis-[200px] gap-3">
      <div className="relative aspect-[9/16] w-[60px] shrink-0 overflow-hidden rounded-control bg-film">
        <Wipe
          done={done}
          picture={film.picture_url && <img src={film.picture_url} alt="" className="size-full object-cover" />}
        />
      </div>
      <div className="min-w-0 text-12">
        <p className="display tnum font-semibold text-20">{percentText(film.progress, 0)}</p>
        <p className="line-clamp-2 font-medium text-13">{film.title}</p>
        <p className="mt-1.5 text-ink-faint">{film.stage && STAGE_WORDS[film.stage]}</p>
        {film.frames_total > 0 && (
          <p className="tnum text-ink-faint">{`${film.frames_done} of ${film.frames_total}`}</p>
        )}
        {film.eta_seconds !== null && <p className="tnum text-ink-faint">{`${waitInWords(film.eta_seconds)} left`}</p>}
      </div>
    </div>
  );
}

function LostFilms({ process, processes }: { process: MonitoredProcess; processes: readonly MonitoredProcess[] }) {
  const forget = useForgetProcess();
  const { id, films, role, host } = process;
  return (
    <div className="flex gap-3">
      <div
        aria-hidden
        className={clsx(
          'aspect-[9/16] w-[60px] shrink-0 rounded-control border border-line-strong border-dashed',
          role === 'api' && 'hidden',
        )}
      />
      <div className="text-13 text-ink-soft">
        {films.map((film) => (
          <p key={film.video_id}>{`“${film.title}” ${filmPlace(film, processes)}.`}</p>
        ))}
        {films.length === 0 && <p>It made no film when it was last heard.</p>}
        <TextButton
          aria-label={`Take ${role === 'api' ? 'the API' : 'the worker'} on ${host} off the list`}
          onClick={() => forget.mutate(id)}
          className="mt-2"
        >
          Take off the list
        </TextButton>
      </div>
    </div>
  );
}
