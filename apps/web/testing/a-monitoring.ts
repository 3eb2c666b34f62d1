import type { MonitoredFilm, MonitoredProcess, Monitoring } from '@herald/contract/endpoints/admin-monitoring';

const AT = '2026-11-23T12:00:00.000Z';

export const aFilmInWork = (wish: Partial<MonitoredFilm>): MonitoredFilm => ({
  video_id: '0198f2a0-0000-7000-8000-000000000011',
  title: 'The serum that fixed my winter skin',
  status: 'processing',
  stage: 'drawing',
  progress: 0.62,
  frames_done: 428,
  frames_total: 690,
  eta_seconds: 9,
  picture_url: null,
  ...wish,
});

export const aProcess = (wish: Partial<MonitoredProcess>): MonitoredProcess => ({
  id: '0198f2a0-0000-7000-8000-000000000001',
  role: 'worker',
  host: 'film-a',
  version: '1.4.0',
  started_at: AT,
  heard_at: AT,
  silent_seconds: 2,
  is_lost: false,
  cpu_share: 0.5,
  memory_bytes: 700_000_000,
  machine_memory_total: 4_000_000_000,
  film_slots: 1,
  films: [],
  other_jobs: [],
  ...wish,
});

/** An installation without a minute behind it. */
export const aMonitoring = (wish: Partial<Monitoring>): Monitoring => ({
  at: AT,
  state: 'healthy',
  problems: [],
  hosts: ['film-a'],
  counted_since: null,
  uptime: { share: null, days: 0, away_minutes: 0, series: [] },
  response: { average_ms: null, p50_ms: null, p95_ms: null, series: [] },
  requests: { per_second: null, highest: null, highest_at: null, series: [] },
  success: { share: null, errors: 0, requests: 0, series: [] },
  server: {
    machines: 0,
    cores: 0,
    cpu_share: null,
    memory_bytes: null,
    memory_total: null,
    disk_bytes: null,
    disk_total: null,
    network_in: null,
    network_out: null,
    network_in_series: [],
    network_out_series: [],
    connections: 0,
    connections_series: [],
  },
  database: {
    pool_used: null,
    pool_max: null,
    size_bytes: null,
    query_ms: null,
    query_series: [],
    active_queries: null,
    slow_queries: 0,
    cache_hits: null,
    slowest: null,
    not_available: {},
  },
  processes: [],
  queues: [],
  services: [],
  alerts: [],
  ...wish,
});
