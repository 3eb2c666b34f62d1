import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import { tidyMonitoring } from '../tidy-monitoring.ts';
import { type ReportingProcess, reportProcess } from './report-process.ts';

const HOUR_WITHOUT_REPORTS_MS = 3_600_000;
let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['processes', 'process_minutes', 'process_hours']) await run(`delete from ${table}`);
});

const run = async (text: string) => (await test.core.db.queries.execute<Record<string, unknown>>(sql.raw(text))).rows;

const worker: ReportingProcess = {
  role: 'worker',
  host: 'film-a',
  version: '1.4.0',
  folder: tmpdir(),
  filmSlots: 2,
  work: () => [{ job: 'make-video', id: '0198f2a0-0000-7000-8000-000000000001' }],
  away: () => [{ name: 'heygen', reason: 'It refused the key.' }],
  connections: () => Promise.resolve(3),
  everyMs: HOUR_WITHOUT_REPORTS_MS,
};

describe('a process that reports', () => {
  it('is there with what it makes and what does not answer it, and is gone once it stops', async () => {
    const process = await reportProcess(test.core, worker);
    const [row] = await run('select *, heard_at >= now() - interval \'5 s\' as "isHeard" from processes');
    expect(row).toMatchObject({
      ...{ id: process.id, role: 'worker', host: 'film-a', version: '1.4.0', film_slots: 2, isHeard: true },
      work: [{ job: 'make-video', id: '0198f2a0-0000-7000-8000-000000000001' }],
      away: [{ name: 'heygen', reason: 'It refused the key.' }],
    });
    await process.stop();
    expect(await run('select 1 from processes')).toEqual([]);
  });

  it('tells the machine: processors, memory, disk and, on Linux, the network', async () => {
    await reportProcess(test.core, worker);
    const [row] = await run('select * from process_minutes');
    expect(Number(row?.cores)).toBeGreaterThan(0);
    const counts = ['memory_bytes', 'machine_memory_bytes', 'machine_memory_total', 'disk_bytes', 'disk_total'];
    for (const column of counts) expect(Number(row?.[column]), column).toBeGreaterThan(0);
    expect(Number(row?.machine_memory_bytes)).toBeLessThanOrEqual(Number(row?.machine_memory_total));
    expect(row).toMatchObject({ connections: 3, pool_max: 4 });
    if (process.platform === 'linux') expect(row?.network_in_bytes).not.toBeNull();
  });

  it('adds its requests and queries to the sums of their minute and hour, each once', async () => {
    const reporting = await reportProcess(test.core, worker);
    // The first report may have been in the minute before.
    await run('delete from process_minutes');
    await run('delete from process_hours');
    test.core.requestTimes.note(4, false);
    await reporting.report();
    test.core.requestTimes.note(60, true);
    test.core.requestTimes.note(60, false);
    await reporting.report();
    await reporting.report();
    for (const table of ['process_minutes', 'process_hours']) {
      const [sums] = await run(`select sum(reports)::int as reports, sum(requests)::int as requests,
        sum(errors)::int as errors, sum(request_ms)::int as request_ms, sum(request_times[4])::int as up_to_5,
        sum(request_times[11])::int as up_to_70, sum(queries)::int > 0 as "hasQueries",
        sum(span_sec) > 0 as "hasSpan" from ${table}`);
      expect(sums, table).toEqual({
        ...{ reports: 3, requests: 3, errors: 1, request_ms: 124, up_to_5: 1, up_to_70: 2 },
        ...{ hasQueries: true, hasSpan: true },
      });
    }
    const [hour] = await run('select bit_count(bit_or(minutes_heard))::int as minutes from process_hours');
    expect([1, 2]).toContain(hour?.minutes);
  });
});

describe('what processes reported', () => {
  it('is kept by minute for a day, by hour for 90 days, and of a lost process for a day', async () => {
    await reportProcess(test.core, worker);
    const old = async (table: string, column: string, ages: string[]) => {
      const [row] = await run(`select to_jsonb(one) as row from ${table} one limit 1`);
      for (const age of ages) {
        const id = table === 'processes' ? 'id' : 'process_id';
        await run(`insert into ${table} select (jsonb_populate_record(null::${table},
          '${JSON.stringify(row?.row)}'::jsonb || jsonb_build_object('${id}', gen_random_uuid(), '${column}', now() - interval '${age}'))).*`);
      }
    };
    await old('process_minutes', 'at', ['23 hours', '25 hours']);
    await old('process_hours', 'at', ['89 days', '91 days']);
    await old('processes', 'heard_at', ['23 hours', '25 hours']);
    await tidyMonitoring(test.core);
    const left = async (table: string, column: string) =>
      (
        await run(`select round(extract(epoch from now() - ${column}) / 3600)::int as hours from ${table} order by 1`)
      ).map(({ hours }) => hours);
    expect(await left('process_minutes', 'at')).toEqual([0, 23]);
    expect((await left('process_hours', 'at')).map((hours) => Math.floor(Number(hours) / 24))).toEqual([0, 89]);
    expect(await left('processes', 'heard_at')).toEqual([0, 23]);
  });
});
