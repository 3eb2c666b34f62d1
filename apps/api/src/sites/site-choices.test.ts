import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { aTestSite, type TestSite } from '../testing/test-site.ts';

let api: TestApi;
let site: TestSite;
let cookie: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await aTestSite(api);
  cookie = await site.enter((await site.create()).body.data.id);
});

/** As many finished videos as asked for, called `Film 1` and on, the newest last; returns their ids. */
async function films(count: number): Promise<string[]> {
  const { rows } = await api.core.db.pool.query<{ id: string }>(
    `insert into videos (id, account_id, title, slug, status, files, duration_sec, created_at)
     select gen_random_uuid(), $1, 'Film ' || n, $2 || n, 'completed', '{"video":"a","poster":"b","vtt":"c"}', 20,
       now() + n * interval '1 second'
     from generate_series(1, $3::integer) as n returning id`,
    [site.owner.accountId, `${site.domain}-film-`, count],
  );
  return rows.map(({ id }) => id);
}

const open = async (query = '') => (await site.visit(`/admin/videos${query}`, { headers: { cookie } })).body;
const titlesOf = (page: string) => [...page.matchAll(/class="name"><bdi>(Film \d+)/g)].map(([, title]) => title);
const save = (form: [string, string][], query = '') =>
  site.post(`/admin/videos${query}`, form, { cookie, origin: site.origin });
const listed = (ids: string[]) => ids.map((id): [string, string] => ['listed', id]);
const ticked = (ids: string[]) => ids.map((id): [string, string] => ['video', id]);
const onSite = async () => [...(await site.visit('/')).body.matchAll(/Film \d+/g)].map(([title]) => title);

describe('the videos a site could show', () => {
  it('come in pages, the newest first, however many there are', async () => {
    await films(300);
    const first = await open();
    expect(titlesOf(first)).toHaveLength(24);
    expect(titlesOf(first)[0]).toBe('Film 300');
    expect(first).toContain('Page 1 of 13');
    expect(first).toContain('Not on the site <span>300</span>');
    expect(titlesOf(await open('?show=other&page=13'))).toHaveLength(12);
    expect(titlesOf(await open('?show=other&page=99'))).toHaveLength(12);
  });

  it('are found by their title, whatever is typed', async () => {
    await films(30);
    expect(titlesOf(await open('?show=other&search=film+12'))).toEqual(['Film 12']);
    const nothing = await open('?show=other&search=100%25_');
    expect(nothing).toContain('No video with “100%_” in its title here.');
  });

  it.each(['?page=0', '?page=-3', '?page=x', '?show=all', '?search=%00', '?page=99999999999999999999'])(
    'are shown for %s as for no wish at all',
    async (query) => {
      await films(2);
      expect(titlesOf(await open(query))).toEqual(['Film 2', 'Film 1']);
    },
  );

  it('are those on the site as soon as there are any', async () => {
    const ids = await films(3);
    await save([...listed(ids), ...ticked(ids.slice(0, 1))]);
    expect(titlesOf(await open())).toEqual(['Film 1']);
    expect(titlesOf(await open('?show=other'))).toEqual(['Film 3', 'Film 2']);
  });
});

describe('saving a page of videos', () => {
  it('leaves alone what the page did not list', async () => {
    const ids = await films(30);
    await save([...listed(ids), ...ticked(ids)]);
    const second = ids.slice(24);
    const [gone = '', ...stay] = second;
    const saved = await save([...listed(second), ...ticked(stay)], '?show=site&page=2');
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/admin/videos?show=site&page=2&saved=yes']);
    expect(await onSite()).toHaveLength(29);
    expect(titlesOf(await open('?show=other'))).toEqual(['Film 25']);
    expect(gone).toBe(second[0]);
  });

  it('moves a video from the second page to the top', async () => {
    const ids = await films(30);
    await save([...listed(ids), ...ticked(ids)]);
    const page = await open('?show=site&page=2');
    expect(page).toContain('value="25" maxlength="6" autocomplete="off" aria-label="Place of Film 25"');
    await save([...listed(ids.slice(24)), ...ticked(ids.slice(24)), [`place-${ids[29]}`, '1']]);
    expect((await onSite()).slice(0, 2)).toEqual(['Film 30', 'Film 1']);
  });

  it('adds at the end', async () => {
    const ids = await films(3);
    await save([...listed(ids), ...ticked(ids.slice(1))]);
    await save([...listed(ids.slice(0, 1)), ...ticked(ids.slice(0, 1))], '?show=other');
    expect(await onSite()).toEqual(['Film 2', 'Film 3', 'Film 1']);
  });

  it('ignores what is no id and what is no place', async () => {
    const ids = await films(2);
    const [first = '', second = ''] = ids;
    const nonsense: [string, string][] = [
      ['video', `${'-'.repeat(36)}`],
      ['listed', "'; drop table videos"],
      [`place-${second}`, '-1'],
      [`place-${first}`, 'Infinity'],
    ];
    expect((await save([...listed(ids), ...ticked(ids), ...nonsense])).statusCode).toBe(303);
    expect(await onSite()).toHaveLength(2);
  });
});
