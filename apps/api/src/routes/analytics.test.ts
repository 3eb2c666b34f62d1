import { tmpdir } from 'node:os';
import { reportProcess } from '@herald/core/monitoring';
import { aCompletedVideo, aMember, anActor, aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { countAct, countView, readSharedVideo } from '@herald/core/watch';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let film: { id: string; slug: string };

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  const { videoId, slug } = await aCompletedVideo(api.core, owner);
  film = { id: videoId, slug: slug ?? '' };
  const watching = { video: { slug: film.slug }, actor: undefined, caller: { ip: '10.3.0.1', userAgent: 'a' } };
  const { session } = await readSharedVideo(api.core, watching);
  await countView(api.core, { ...watching, session });
  await countAct(api.core, { ...watching, session }, 'click');
});
afterAll(() => api.close());

const get = async <const Path extends string>(path: Path, user: { email: string; password: string }) =>
  api.ask(`GET ${path}`, { token: await aToken(api.core, user) });

it('tells every member of the account how its videos do, a viewer included', async () => {
  const viewer = await aMember(api.core, owner, 'viewer');
  const { body } = await get('/analytics/summary?range=7d', viewer);
  expect(body.data).toMatchObject({ videos_made: 1, plays: 1, watched: 0, clicks: 1, average_share: 0 });
  expect(body.data.days).toHaveLength(1);
});

it('has the templates that the account made drafts of, and no draft of others that its reader cannot see', async () => {
  const [first, second] = (await get('/templates?sort=name', owner)).body.data.data;
  const token = await aToken(api.core, owner);
  for (const { id, times } of [
    { id: first?.id ?? '', times: 1 },
    { id: second?.id ?? '', times: 2 },
  ]) {
    for (let time = 0; time < times; time++) {
      await api.ask(`POST /templates/${id}/use` as 'POST /templates/:id/use', { token, body: { values: {} } });
    }
  }
  const viewer = await aMember(api.core, owner, 'viewer');
  const popular = (await get('/analytics/popular-templates?limit=5', viewer)).body.data;
  expect(popular.map(({ id, uses }) => [id, uses])).toEqual([
    [second?.id, 2],
    [first?.id, 1],
  ]);
  const own =
    "update templates set visibility = 'private', account_id = (select id from accounts where owner_id = $1), created_by_id = $1";
  await api.core.db.pool.query(`${own}, preset_id = null where id = $2`, [owner.id, second?.id]);
  const seen = (await get('/analytics/popular-templates?limit=5', viewer)).body.data;
  expect(seen.map(({ id }) => id)).toEqual([first?.id]);
  expect((await get('/analytics/popular-templates', await aUser(api.core))).body.data).toEqual([]);
});

it('has the success rate and the days on which people worked', async () => {
  expect((await get('/analytics/success-rate', owner)).body.data).toMatchObject({
    completed: 1,
    failed: 0,
    success_rate: 1,
  });
  const { days } = (await get('/analytics/user-activity', owner)).body.data;
  expect(days).toMatchObject([{ day: '2026-03-10', active_people: 3 }]);
});

it('says null, not 0 %, to an account without a video', async () => {
  const stranger = await aUser(api.core);
  expect((await get('/analytics/success-rate', stranger)).body.data.success_rate).toBeNull();
  expect((await get('/analytics/summary', stranger)).body.data).toMatchObject({ plays: 0, average_share: null });
});

it('sends the figures of each video as a file', async () => {
  const token = await aToken(api.core, owner);
  const { body, headers } = await api.app.inject({
    url: '/api/analytics/export?range=7d',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers['content-disposition']).toContain('video_figures_');
  const [head, row] = body.split('\r\n');
  expect(head).toBe('Title,Id,Plays,Watched,Completed,Mean share watched,Clicks,Downloads,Shares');
  expect(row).toContain(`${film.id},1,0,0,0.000,1,0,0`);
});

it('counts a download of several videos in one file as one of each', async () => {
  const token = await aToken(api.core, owner);
  const { body } = await api.ask('POST /videos/zip', { token, body: { ids: [film.id] } });
  await api.app.inject({ url: body.data.url });
  const statistics = await get(`/videos/${film.id}/statistics`, owner);
  expect(statistics.body.data).toMatchObject({ plays: 1, downloads: 1 });
});

it('shows administrators the whole installation, with the most played video', async () => {
  await anActor(api.core, owner);
  const overview = await get('/admin/analytics?range=7d', testAdmin);
  expect(overview.body.data.generation).toMatchObject({ made: 1, success_rate: 1, plays: 1, clicks: 1 });
  const top = await get('/admin/analytics/top-videos?range=30d', testAdmin);
  expect(top.body.data.videos).toMatchObject([{ id: film.id, plays: 1 }]);
  const performance = await get('/admin/analytics/performance', testAdmin);
  expect(performance.body.data).toMatchObject({ since: null, uptime: null, error_rate: null });
});

it('has the uptime of Monitoring, to the minute, also after a restart within the first hour', async () => {
  const report = async () => {
    const reporting = await reportProcess(api.core, {
      ...{ role: 'api', host: 'one', version: '1', folder: tmpdir(), filmSlots: 0 },
      ...{ work: () => [], away: () => [], connections: async () => 0 },
    });
    await reporting.stop();
    return reporting.id;
  };
  const [earlier, later] = [await report(), await report()];
  // Two hours ago it was heard from minute 10 on, and away in the 5 minutes after minute 19; then it was heard to this minute.
  // All hours are told from the last row, because another one may begin meanwhile.
  await api.core.db.pool.query(
    `update process_hours set at = (select at from process_hours where process_id = $2) - interval '2 hours',
       minutes_heard = (repeat('0', 10) || repeat('1', 10) || repeat('0', 5) || repeat('1', 35))::bit(60)
     where process_id = $1`,
    [earlier, later],
  );
  await api.core.db.pool.query(
    `insert into process_hours select (jsonb_populate_record(null::process_hours, to_jsonb(one) || jsonb_build_object(
       'at', at - interval '1 hour', 'minutes_heard', repeat('1', 60)))).*
     from process_hours one where process_id = $1`,
    [later],
  );
  await api.core.db.pool.query(
    `update process_hours set minutes_heard = repeat('1', 60)::bit(60) where process_id = $1`,
    [later],
  );
  const analytics = (await get('/admin/analytics/performance?range=7d', testAdmin)).body.data;
  const monitoring = (await get('/admin/monitoring', testAdmin)).body.data;
  expect(monitoring.uptime.away_minutes).toBe(5);
  expect(analytics.minutes_down).toBe(5);
  // A minute can pass between the two.
  expect(analytics.uptime).toBeCloseTo(monitoring.uptime.share ?? 0, 3);
  expect(analytics.uptime).toBeLessThan(0.98);
});

it('sends every card of System Analytics as one file', async () => {
  const token = await aToken(api.core, testAdmin);
  const { body, headers } = await api.app.inject({
    url: '/api/admin/analytics/export?range=7d',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers['content-disposition']).toContain('system_analytics_7d_');
  const rows = body.trim().split('\r\n');
  expect(rows[0]).toBe('Group,When,Figure,Of,Value');
  const groups = [
    'total',
    'range',
    'range before',
    'generation',
    'engagement',
    'active people',
    'performance',
    'top videos',
  ];
  expect(new Set(rows.slice(1).map((row) => row.split(',')[0]))).toEqual(new Set(groups));
  expect(rows.find((row) => row.includes('performance,') && row.includes(',minutes_down,'))).toMatch(/,5$/);
  expect(rows.find((row) => row.startsWith('generation,') && row.includes(',plays,'))).toMatch(/,1$/);
});
