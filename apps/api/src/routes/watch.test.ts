import { draftContent, videoOutput } from '@herald/contract/draft';
import { changeSettings } from '@herald/core/settings';
import { aMember, aToken, aUser, changeStatus, type TestUser } from '@herald/core/testing';
import { CAPTION_STYLES } from '@herald/media/choices';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { aFilm } from '../testing/a-film.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await aUser(api.core);
  token = await aToken(api.core, owner);
});

const read = (slug: string, by?: string) => api.ask(`GET /videos/slug/${slug}/public`, by ? { token: by } : {});
const update = (id: string, body: object) => api.ask(`PUT /videos/${id}`, { token, body });
const protect = async (password = 'open sesame') => {
  const { id, slug } = await aFilm(api, owner);
  await update(id, { privacy: 'password', password });
  return slug;
};

describe('a shared video', () => {
  it('is there for everybody, without anything of the order but what was said and by whom', async () => {
    const draft = draftContent.parse({
      voice: { ttsText: 'Hello there', ttsId: 'ava' },
      avatar: { selectedAvatar: 'Priya', description: 'a secret brief' },
    });
    const { slug } = await aFilm(api, owner, { draft: JSON.stringify(draft), description: 'About it' });
    const { status, body, text } = await read(slug);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: 'A film',
      description: 'About it',
      views: 0,
      duration: 20,
      is_own: false,
      shows_ai_mark: true,
      generation_data: {
        script: { content: 'Hello there' },
        voice: { selectedVoiceId: 'ava' },
        avatar: { selectedAvatar: 'Priya', is_filmed: false },
      },
    });
    expect(text).not.toContain('a secret brief');
    const film = await api.app.inject({ url: String(body.data.video_url) });
    expect(film.body).toBe('a film');
  });

  it('knows the people of its own account', async () => {
    const { slug } = await aFilm(api, owner);
    const member = await aToken(api.core, await aMember(api.core, owner, 'viewer'));
    expect((await read(slug, token)).body.data.is_own).toBe(true);
    expect((await read(slug, member)).body.data.is_own).toBe(true);
    expect((await read(slug, await aToken(api.core, await aUser(api.core)))).body.data.is_own).toBe(false);
  });

  it.each([
    ['deleted', { deleted_at: new Date() }],
    ['not finished', { status: 'processing' }],
    ['failed', { status: 'failed' }],
  ])('%s is not found', async (_, changes) => {
    const { slug } = await aFilm(api, owner, changes);
    expect((await read(slug)).status).toBe(404);
    expect((await api.ask(`POST /videos/slug/${slug}/view`)).status).toBe(404);
  });

  it("stays when its owner is suspended and goes when they are banned: suspended users' watch pages stay", async () => {
    const { slug } = await aFilm(api, owner);
    await changeStatus(api.core, owner.id, 'suspended');
    expect((await read(slug)).status).toBe(200);
    await changeStatus(api.core, owner.id, 'banned');
    expect((await read(slug)).status).toBe(404);
  });

  it.each(['nothing', '%00', "' or 1=1 --", '..%2f..%2fetc', '%F0%9F%92%A9'])(
    'guessing %s finds nothing',
    async (slug) => {
      expect((await read(slug)).status).toBe(404);
    },
  );

  it('says AI-generated unless that is switched off', async () => {
    const { slug } = await aFilm(api, owner);
    await changeSettings(api.core, { ai_mark_enabled: false });
    expect((await read(slug)).body.data.shows_ai_mark).toBe(false);
    await changeSettings(api.core, { ai_mark_enabled: true });
  });
});

describe('captions in the picture', () => {
  const order = (captions: string) => JSON.stringify(draftContent.parse({ output: { captions } }));
  const output = (captions: string) => JSON.stringify(videoOutput.parse({ captions }));
  const isInPicture = async (changes: object) => {
    const { slug } = await aFilm(api, owner, { ...changes });
    return (await read(slug)).body.data.captions_in_picture;
  };

  it.each(CAPTION_STYLES)('are told of where the order asked for %s', async (captions) => {
    expect(await isInPicture({ draft: order(captions) })).toBe(true);
  });

  it('are not there where they were switched off, or where nobody knows the order', async () => {
    expect(await isInPicture({ draft: order('off') })).toBe(false);
    expect(await isInPicture({})).toBe(false);
  });

  it('are those of the film as it was made, whatever the wizard says', async () => {
    expect(await isInPicture({ draft: order('pop'), output: output('off') })).toBe(false);
    expect(await isInPicture({ draft: order('off'), output: output('box') })).toBe(true);
  });

  it('are told of to whoever has the password as well', async () => {
    const { id, slug } = await aFilm(api, owner, { draft: order('box') });
    await update(id, { privacy: 'password', password: 'open sesame' });
    const { body } = await api.ask(`POST /videos/slug/${slug}/unlock`, { body: { password: 'open sesame' } });
    expect(body.data).toMatchObject({ captions_in_picture: true, shows_ai_mark: true, is_own: false });
  });
});

describe('privacy', () => {
  it('signed-in only: a visitor finds nothing, any signed-in person does', async () => {
    const { id, slug } = await aFilm(api, owner);
    await update(id, { privacy: 'signed_in' });
    expect((await read(slug)).status).toBe(404);
    expect((await read(slug, await aToken(api.core, await aUser(api.core)))).status).toBe(200);
  });

  it('password: asked of everybody but its own people; a wrong one is refused', async () => {
    const slug = await protect();
    expect((await read(slug)).body.code).toBe('watch_password_required');
    expect((await read(slug, token)).status).toBe(200);
    const unlock = (password: string) => api.ask(`POST /videos/slug/${slug}/unlock`, { body: { password } });
    expect((await unlock('open')).body.message).toBe('Wrong password. Please try again.');
    expect((await unlock('open sesame')).body.data.title).toBe('A film');
  });

  it('guessing passwords is slow', async () => {
    const slug = await protect();
    const answers = [];
    for (let n = 0; n < 21; n++) {
      const body = { password: `guess ${n}` };
      answers.push(await api.ask(`POST /videos/slug/${slug}/unlock`, { body, remoteAddress: '10.1.1.1' }));
    }
    expect([answers[19]?.status, answers[20]?.status]).toEqual([403, 429]);
  });

  it('needs a password of at least 8 characters to be protected by one', async () => {
    const { id } = await aFilm(api, owner);
    expect((await update(id, { privacy: 'password' })).status).toBe(422);
    const { status, body } = await update(id, { privacy: 'password', password: '1234567' });
    expect([status, body.errors.password]).toEqual([422, ['Password must be at least 8 characters long.']]);
    expect((await update(id, { privacy: 'password', password: '12345678' })).status).toBe(200);
  });

  it('password: an older one that is shorter still opens its video', async () => {
    const password_hash = await api.core.passwords.hash('short');
    const { slug } = await aFilm(api, owner, { privacy: 'password', password_hash });
    const { body } = await api.ask(`POST /videos/slug/${slug}/unlock`, { body: { password: 'short' } });
    expect(body.data.title).toBe('A film');
  });

  it.each(['view', 'play', 'report'])('password: %s without it is refused and changes nothing', async (action) => {
    const slug = await protect();
    const body = { session: 'made-up-session', seen: [1], watched_seconds: 5, reason: 'spam' };
    const { status, text, body: answer } = await api.ask(`POST /videos/slug/${slug}/${action}`, { body });
    expect([status, answer.code]).toEqual([403, 'watch_password_required']);
    expect(text).not.toMatch(/views|A film/);
    const tables = ['video_id from video_plays', 'item_id from moderation_reports'].map((kept) => `select ${kept}`);
    const { rows } = await api.core.db.pool.query(
      `select views, (select count(*)::integer from (${tables.join(' union all ')}) kept where video_id = id) as kept
       from videos where slug = $1`,
      [slug],
    );
    expect(rows).toEqual([{ views: 0, kept: 0 }]);
  });

  it('password: oEmbed tells nothing without it', async () => {
    const slug = await protect();
    const { status, text } = await api.ask(`GET /oembed?url=http://localhost:3000/watch/${slug}`);
    expect(status).toBe(403);
    expect(text).not.toContain('A film');
  });
});

describe('a view', () => {
  const view = (slug: string, asked: object = {}) => api.ask(`POST /videos/slug/${slug}/view`, asked);

  it('counts once per viewer and day, by slug and by id alike', async () => {
    const { id, slug } = await aFilm(api, owner);
    expect((await view(slug)).body.data).toEqual({ views: 1 });
    expect((await view(slug)).body.data).toEqual({ views: 1 });
    expect((await api.ask(`POST /videos/${id}/view`)).body.data).toEqual({ views: 1 });
    expect((await view(slug, { remoteAddress: '10.2.2.2' })).body.data).toEqual({ views: 2 });
    api.clock.advance({ hours: 24 });
    expect((await view(slug)).body.data).toEqual({ views: 3 });
  });

  it("the owner's own plays, and those of the team, do not count", async () => {
    const { slug } = await aFilm(api, owner);
    const member = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    for (const by of [await aToken(api.core, owner), member]) {
      expect((await view(slug, { token: by })).body.data).toEqual({ views: 0 });
    }
  });

  it('counts once where 25 forged ones come from one address', async () => {
    const { slug } = await aFilm(api, owner);
    const forged = Array.from({ length: 25 }, (_, n) => ({
      body: { session: `forged-session-${n}` },
      headers: { 'user-agent': `Browser/${n}` },
      remoteAddress: '10.3.3.4',
    }));
    for (const asked of forged) expect((await view(slug, asked)).body.data).toEqual({ views: 1 });
  });

  it('counts once for a browser, with the session that came with the video', async () => {
    const { slug } = await aFilm(api, owner);
    const counts = [];
    for (const remoteAddress of ['10.7.0.1', '10.7.0.2', '10.7.0.1', '10.7.0.2']) {
      const { body } = await api.ask(`GET /videos/slug/${slug}/public`, { remoteAddress });
      counts.push((await view(slug, { remoteAddress, body: { session: body.data.session } })).body.data.views);
    }
    expect(counts).toEqual([1, 2, 2, 2]);
  });

  it('1,000 plays, 100 at once, are counted exactly', async () => {
    const { id, slug } = await aFilm(api, owner);
    for (let network = 0; network < 10; network++) {
      const visitors = Array.from({ length: 50 }, (_, n) => `10.3.${network}.${n}`);
      const plays = [...visitors, ...visitors].map((remoteAddress) => view(slug, { remoteAddress }));
      for (const { status } of await Promise.all(plays)) expect(status).toBe(200);
    }
    const { rows } = await api.core.db.pool.query('select views from videos where id = $1', [id]);
    expect(rows).toEqual([{ views: 500 }]);
  });

  it('keeps nothing that says who it was', async () => {
    const { slug } = await aFilm(api, owner);
    await view(slug, { remoteAddress: '10.4.4.4', headers: { 'user-agent': 'Mozilla/5.0 Test' } });
    const { rows } = await api.core.db.pool.query('select * from video_plays');
    expect(JSON.stringify(rows)).not.toMatch(/10\.4\.4\.4|Mozilla/);
  });
});

describe('statistics', () => {
  const statistics = (id: string, by = token) => api.ask(`GET /videos/${id}/statistics`, { token: by });

  it('say how far people watched, for the owner alone', async () => {
    const { id, slug } = await aFilm(api, owner);
    const watch = async (remoteAddress: string, seen: number[], watchedSeconds: number) => {
      const shared = await api.ask(`GET /videos/slug/${slug}/public`, { remoteAddress });
      const { session } = shared.body.data;
      await api.ask(`POST /videos/slug/${slug}/view`, { body: { session } });
      // Nobody can have watched for longer than the play is old.
      await api.core.db.pool.query(`update video_plays set created_at = created_at - interval '1 minute'`);
      const body = { session, seen, watched_seconds: watchedSeconds };
      expect((await api.ask(`POST /videos/slug/${slug}/play`, { body })).status).toBe(200);
    };
    const upTo = (end: number) => Array.from({ length: end }, (_, at) => at);
    await watch('10.6.0.1', upTo(100), 20);
    await watch('10.6.0.2', upTo(50), 10);
    await watch('10.6.0.2', [99], 10.2);
    const { data } = (await statistics(id)).body;
    expect(data).toMatchObject({ views: 2, plays: 2, average_watched_seconds: 15.1, average_watched_percent: 75.5 });
    expect([data.retention[0], data.retention[49], data.retention[50], data.retention[99]]).toEqual([1, 1, 0.5, 1]);
    expect(data.last_days).toMatchObject([{ plays: 2 }]);
    expect((await statistics(id, await aToken(api.core, await aUser(api.core)))).status).toBe(404);
  });

  it('are empty before anybody watched, and pass over plays that were never counted', async () => {
    const { id, slug } = await aFilm(api, owner);
    await api.ask(`POST /videos/slug/${slug}/play`, { body: { session: 'uncounted', seen: [1], watched_seconds: 5 } });
    expect((await statistics(id)).body.data).toMatchObject({ views: 0, plays: 0, retention: [] });
  });
});

describe('a report', () => {
  it('is kept for the moderators, with a reason; too many from one address are refused', async () => {
    const { id, slug } = await aFilm(api, owner);
    const warn = vi.spyOn(api.core.log, 'warn');
    const report = (body: object) => api.ask(`POST /videos/slug/${slug}/report`, { body, remoteAddress: '10.5.5.5' });
    const { body } = await report({ reason: 'impersonation', details: 'That is me' });
    expect(body.message).toBe('Thank you. Your report was saved for the moderators of this site.');
    const { rows } = await api.core.db.pool.query(
      'select reason, details, status from moderation_reports where item_id = $1',
      [id],
    );
    expect(rows).toEqual([{ reason: 'impersonation', details: 'That is me', status: 'open' }]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ itemId: id, reason: 'impersonation' }),
      'Content was reported',
    );
    warn.mockRestore();
    expect((await report({ reason: 'because' })).status).toBe(422);
    for (let n = 0; n < 9; n++) await report({ reason: 'spam' });
    expect((await report({ reason: 'spam' })).status).toBe(429);
  });
});

describe('oEmbed', () => {
  const ask = (query: Record<string, string>) => api.ask(`GET /oembed?${new URLSearchParams(query)}`);

  it('tells other pages how to show a video, inside the room they have', async () => {
    const { slug } = await aFilm(api, owner, { title: 'A "film" <b>' });
    const { body } = await ask({ url: `http://localhost:3000/watch/${slug}`, maxwidth: '360' });
    expect(body).toMatchObject({ type: 'video', version: '1.0', width: 360, height: 640, title: 'A "film" <b>' });
    expect(body.html).toContain(`src="http://localhost:3000/embed/${slug}"`);
    expect(body.html).toContain('title="A &quot;film&quot; &lt;b&gt;"');
  });

  it('says the same as XML, which stays whole whatever a title has in it', async () => {
    const { slug } = await aFilm(api, owner, { title: 'A "film" <b> & \u0001more' });
    const url = `http://localhost:3000/watch/${slug}`;
    const { status, headers, text } = await ask({ url, maxwidth: '360', format: 'xml' });
    expect([status, headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?><oembed><version>1\.0<\/version>/);
    expect(text).toContain('<title>A &quot;film&quot; &lt;b&gt; &amp; more</title>');
    expect(text).toContain('<width>360</width><height>640</height><html>&lt;iframe ');
    expect(text).toMatch(/<\/html><\/oembed>$/);
  });

  it('says of a format it does not have that it has not got it', async () => {
    const { status, body } = await ask({ url: 'http://localhost:3000/watch/nothing', format: 'yaml' });
    expect([status, body.code]).toEqual([501, 'format_unknown']);
  });

  it('gives the frame the shape that was chosen, of those the video has', async () => {
    const files = { video: 'a', poster: 'b', others: [{ aspect: '16:9', video: 'c', poster: 'd', sizeBytes: 1 }] };
    const { slug } = await aFilm(api, owner, { files: JSON.stringify(files) });
    const url = `http://localhost:3000/watch/${slug}`;
    const wide = await ask({ url, maxwidth: '640', aspect_ratio: '16:9' });
    expect(wide.body).toMatchObject({ width: 640, height: 360, thumbnail_width: 1280, thumbnail_height: 720 });
    const other = await ask({ url, maxwidth: '360', aspect_ratio: '1:1' });
    expect(other.body).toMatchObject({ width: 360, height: 640 });
  });

  it.each([
    ['another site', { url: 'https://evil.example/watch/x' }],
    ['another page', { url: 'http://localhost:3000/dashboard' }],
    ['no such video', { url: 'http://localhost:3000/watch/nothing' }],
    ['no such video as XML', { url: 'http://localhost:3000/watch/nothing', format: 'xml' }],
  ])('knows nothing of %s', async (_, query) => {
    expect((await ask(query)).status).toBe(404);
  });
});
