import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import { type AuditFilter, auditLogRepository } from './audit-log-repository.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  const { pool } = test.core.db;
  await pool.query(
    `insert into users (id, email, name, password_hash, created_at)
     select gen_random_uuid(), 'u' || n || '@x.example', (array['Ann', 'Bo', 'Cy'])[1 + n % 3], '', now()
     from generate_series(1, 9) n`,
  );
  await pool.query(
    `insert into audit_log (id, actor_id, impersonator_id, action, subject_type, subject_id, details, ip, created_at)
     select gen_random_uuid(), a.id, case when a.name = 'Cy' then b.id end, 'video.rename', 'video', b.id::text,
       jsonb_build_object('name', 'Clip of ' || b.name), '', now() - (ascii(a.email) % 4) * interval '1 minute'
     from users a, users b where a.name in ('Ann', 'Bo', 'Cy') and b.name in ('Ann', 'Bo', 'Cy')`,
  );
});
afterAll(() => test.close());

const filterOf = (filter: Partial<AuditFilter>): AuditFilter => ({
  ...{ person: '', target: '', isImpersonated: false },
  action: 'video',
  ...filter,
});
const db = () => test.core.db.queries;
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('the pages of the audit log', () => {
  it.each<[string, Partial<AuditFilter>, number]>([
    ['everything', {}, 81],
    ['a person', { person: 'ann' }, 27 + 9],
    ['a target', { target: 'bo' }, 27],
    ['both', { person: 'cy', target: 'bo' }, 9],
  ])('follow each other from both ends: %s', async (_, wish, count) => {
    const filter = filterOf(wish);
    const total = await auditLogRepository.count(db(), filter);
    expect(total).toBe(count);
    const read = async (limit: number, offset: number) =>
      idsOf(await auditLogRepository.list(db(), filter, { total, limit, offset }));
    const whole = await read(total, 0);
    expect(new Set(whole).size).toBe(count);
    const pages: string[] = [];
    for (let offset = 0; offset < total; offset += 7) pages.push(...(await read(7, offset)));
    expect(pages).toEqual(whole);
    expect(await read(7, total)).toEqual([]);
  });

  it('are the same when so many match that the log is walked along', async () => {
    const filter = filterOf({ person: 'ann' });
    const place = { limit: 100, offset: 0 };
    const collected = idsOf(await auditLogRepository.list(db(), filter, { ...place, total: 36 }));
    const walked = idsOf(await auditLogRepository.list(db(), filter, { ...place, total: 1_000_000 }));
    expect(walked).toEqual(collected);
  });
});
