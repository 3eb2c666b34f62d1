import type { Alert, MonitoredFilm, MonitoredProcess, Monitoring } from '@herald/contract/endpoints/admin-monitoring';
import type { Core } from '@herald/core';
import type { FigureSums, FilmInWork, Overview, ShownAlert, ShownProcess } from '@herald/core/monitoring';
import { signVideoLink } from '@herald/core/videos';

const MINUTE_SEC = 60;

/** The whole tab as the wire has it. */
export function presentOverview(core: Core, overview: Overview): Monitoring {
  const { at, state, problems, hosts, uptime, services, queues } = overview;
  return {
    at: at.toISOString(),
    ...{ state, problems, hosts },
    counted_since: uptime.since?.toISOString() ?? null,
    uptime: { share: uptime.share, days: uptime.days, away_minutes: uptime.awayMinutes, series: uptime.series },
    ...presentRequests(overview),
    server: presentServer(overview),
    database: presentDatabase(overview),
    processes: overview.processes.map((process) => presentProcess(core, process)),
    queues: queues.map(({ name, waiting, oldestSec, inWork, doneLastHour, failed, retryable, paused, isLate }) => ({
      ...{ name, waiting, failed, retryable, oldest_seconds: oldestSec, in_work: inWork, done_last_hour: doneLastHour },
      is_late: isLate,
      paused: paused && { by: paused.by, at: paused.at.toISOString() },
    })),
    services: services.map(({ latencyMs, since, ...service }) => ({
      ...service,
      latency_ms: latencyMs,
      since: since.toISOString(),
    })),
    alerts: overview.alerts.map(presentAlert),
  };
}

const sumOf = (
  rows: readonly FigureSums[],
  of: 'requests' | 'errors' | 'requestMs' | 'queries' | 'queryMs' | 'slowQueries',
) => rows.reduce((sum, row) => sum + row[of], 0);
const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);

function presentRequests({ minutes, present, p50Ms, p95Ms }: Overview) {
  const [requests, errors] = [sumOf(minutes, 'requests'), sumOf(minutes, 'errors')];
  // The minute that goes on is not over yet.
  const whole = minutes.slice(0, -1);
  const busiest = whole.reduce<FigureSums | undefined>(
    (most, row) => (most && most.requests >= row.requests ? most : row),
    undefined,
  );
  const last = whole.at(-1) ?? present;
  return {
    response: {
      average_ms: ratio(sumOf(minutes, 'requestMs'), requests),
      p50_ms: p50Ms ?? null,
      p95_ms: p95Ms ?? null,
      series: minutes.map((row) => ratio(row.requestMs, row.requests)),
    },
    requests: {
      per_second: last ? last.requests / MINUTE_SEC : null,
      highest: busiest ? busiest.requests / MINUTE_SEC : null,
      highest_at: busiest?.at ?? null,
      series: whole.map((row) => row.requests / MINUTE_SEC),
    },
    success: {
      share: ratio(requests - errors, requests),
      errors,
      requests,
      series: minutes.map((row) => ratio(row.requests - row.errors, row.requests)),
    },
  };
}

function presentServer({ minutes, present }: Overview): Monitoring['server'] {
  return {
    machines: present?.machines ?? 0,
    cores: present?.cores ?? 0,
    cpu_share: present?.cpuShare ?? null,
    memory_bytes: present?.memoryBytes ?? null,
    memory_total: present?.memoryTotal ?? null,
    disk_bytes: present?.diskBytes ?? null,
    disk_total: present?.diskTotal ?? null,
    network_in: present?.networkIn ?? null,
    network_out: present?.networkOut ?? null,
    network_in_series: minutes.map((row) => row.networkIn),
    network_out_series: minutes.map((row) => row.networkOut),
    connections: present?.connections ?? 0,
    connections_series: minutes.map((row) => row.connections),
  };
}

function presentDatabase({ minutes, present, database }: Overview): Monitoring['database'] {
  return {
    pool_used: present?.poolUsed ?? null,
    pool_max: present?.poolMax ?? null,
    size_bytes: database.sizeBytes,
    disk_total: database.diskTotal,
    query_ms: ratio(sumOf(minutes, 'queryMs'), sumOf(minutes, 'queries')),
    query_series: minutes.map((row) => ratio(row.queryMs, row.queries)),
    active_queries: database.activeQueries,
    slow_queries: sumOf(minutes, 'slowQueries'),
    cache_hits: database.cacheHits,
    slowest: database.slowest,
    not_available: database.notAvailable,
  };
}

function presentProcess(core: Core, process: ShownProcess): MonitoredProcess {
  const { id, role, host, version, use, films } = process;
  return {
    ...{ id, role, host, version },
    started_at: process.startedAt.toISOString(),
    heard_at: process.heardAt.toISOString(),
    silent_seconds: process.silentSec,
    is_lost: process.isLost,
    cpu_share: use?.cpuShare ?? null,
    memory_bytes: use?.memoryBytes ?? null,
    machine_memory_total: use?.machineMemoryTotal ?? null,
    film_slots: process.filmSlots,
    films: films.map((film) => presentFilm(core, film)),
    other_jobs: process.otherJobs,
  };
}

const presentFilm = (core: Core, film: FilmInWork): MonitoredFilm => ({
  video_id: film.id,
  title: film.title,
  status: film.status,
  stage: film.stage,
  progress: film.progress,
  frames_done: film.framesDone,
  frames_total: film.framesTotal,
  eta_seconds: film.etaSec === null ? null : Math.round(film.etaSec),
  picture_url:
    film.status === 'processing' && film.firstPictureKey
      ? signVideoLink(core, film, { key: film.firstPictureKey })
      : null,
});

export const presentAlert = (alert: ShownAlert): Alert => ({
  id: alert.id,
  rule: alert.rule,
  level: alert.level,
  title: alert.title,
  detail: alert.detail,
  started_at: alert.startedAt.toISOString(),
  resolved_at: alert.resolvedAt?.toISOString() ?? null,
  post: alert.post,
});
