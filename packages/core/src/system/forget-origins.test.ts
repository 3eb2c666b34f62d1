import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createSite } from '../sites/create-site.ts';
import { bringSitesUpToDate } from '../sites/keep-site-schemas.ts';
import { countSiteVisit, findSite } from '../sites/site-front.ts';
import { aCompletedVideo, anActor, aUser, createTestCore, type TestCore } from '../testing/index.ts';
import { updateVideo } from '../videos/library/update-video.ts';
import { reportVideo } from '../watch/report-video.ts';
import { purgeExpired } from './purge-expired.ts';

const caller = { ip: '203.0.113.7', userAgent: 'Mozilla/5.0 (My own browser)' };
let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

/** Every row of every table that holds the address or the browser, also in the schemas of sites. */
async function tracesOf(texts: string[]): Promise<string[]> {
  const { pool } = test.core.db;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' or schemaname like 'site_%'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const like = texts.map((text) => `%${text}%`);
    const { rowCount } = await pool.query(`select 1 from ${name} as kept where kept::text like any ($1)`, [like]);
    if (rowCount) found.push(name);
  }
  return found.sort();
}

it('addresses, browsers and visits are forgotten after 90 days, and what was done stays', async () => {
  const { core } = test;
  const owner = await aUser(core, { planSlugs: ['UNLIMITED'] });
  const actor = await anActor(core, owner);
  const { pool } = core.db;
  await pool.query('update sessions set ip = $1, user_agent = $2', [caller.ip, caller.userAgent]);
  await pool.query('update security_activity set ip = $1, user_agent = $2', [caller.ip, caller.userAgent]);
  await pool.query(`update sessions set expires_at = '2100-01-01'`);
  const { videoId, slug } = await aCompletedVideo(core, owner);
  await updateVideo(core, actor, videoId, { title: 'Another title' }, caller);
  await reportVideo(
    core,
    { video: { slug }, actor: undefined, caller },
    { reason: 'spam', details: '', email: 'ann@reader.example' },
  );
  await createSite(core, actor, { name: 'Acme', domain: 'acme-forget' }, caller);
  await countSiteVisit(core, await findSite(core, 'acme-forget'), '/', caller);
  const count = async (table: string) => (await pool.query(`select 1 from ${table}`)).rowCount;
  const kept = [await count('security_activity'), await count('audit_log'), await count('moderation_reports')];
  const traces = [caller.ip, caller.userAgent];

  test.clock.advance({ hours: 24 * 89 });
  await purgeExpired(core);
  const before = await tracesOf(traces);
  expect(before).toEqual(expect.arrayContaining(['public.audit_log', 'public.security_activity', 'public.sessions']));
  expect(before).toContain('public.moderation_reports');

  test.clock.advance({ hours: 48 });
  await purgeExpired(core);
  expect(await tracesOf(traces)).toEqual([]);
  expect([await count('security_activity'), await count('audit_log'), await count('moderation_reports')]).toEqual(kept);
  expect(await count((await findSite(core, 'acme-forget')).schemaName.concat('.visits'))).toBe(0);
  const { rows } = await pool.query('select reporter_key, reporter_email from moderation_reports');
  expect(rows).toEqual([{ reporter_key: null, reporter_email: null }]);
});

it('names of visitors that an earlier version made are replaced, and count the same people', async () => {
  const { core } = test;
  const actor = await anActor(core, await aUser(core, { planSlugs: ['UNLIMITED'] }));
  const { id, schemaName } = await createSite(core, actor, { name: 'Old', domain: 'old-names' }, caller);
  const { pool } = core.db;
  await pool.query(
    `insert into ${schemaName}.visits (day, path, visitor) values
     ('2026-03-09', '/', 'first'), ('2026-03-09', '/v/film', 'first'), ('2026-03-09', '/', 'second')`,
  );
  await pool.query('update sites set schema_version = 1 where id = $1', [id]);
  await bringSitesUpToDate(core.db);
  const { rows } = await pool.query(`select path, visitor from ${schemaName}.visits`);
  const names = new Set(rows.map(({ visitor }) => visitor));
  expect([rows.length, names.size]).toEqual([3, 2]);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{22}$/);
});
