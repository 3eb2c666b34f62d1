import { draftContent } from '@herald/contract/draft';
import { decodeMouthCurves } from '@herald/media/mouth';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveDraft } from '../drafts/drafts.ts';
import type { Actor } from '../identity/actor.ts';
import { authenticate } from '../people/authenticate.ts';
import { purgeExpired } from '../system/purge-expired.ts';
import { aToken, aUser, aVideo, createTestCore, type TestCore, type TestUser } from '../testing/index.ts';
import { findClip } from './clips.ts';
import { keepClip } from './keep-clip.ts';
import { purgeUnusedSounds } from './purge-unused-sounds.ts';

let test: TestCore;
let user: TestUser;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  user = await aUser(test.core);
});
afterAll(() => test.close());

const signIn = async (): Promise<Actor> => {
  const actor = await authenticate(test.core, await aToken(test.core, user));
  if (!actor) throw new Error('The token opens nothing.');
  return actor;
};

const mouth = decodeMouthCurves(100, {});
const sound = { pcm: new Float32Array(4800), sampleRateHz: 48_000, words: [], phones: [], mouth, notes: [] };

async function aClip(actor: Actor, source: 'tts' | 'upload' | 'music' = 'tts'): Promise<string> {
  return (await keepClip(test.core, actor, { sound, source, name: '', script: 'Hi', locale: 'en-US' })).id;
}

describe('unused speech and music', () => {
  it('are removed with their files after two weeks; uploaded, used and drafted sounds stay', async () => {
    const actor = await signIn();
    const [forgotten, drafted, filmed] = [await aClip(actor), await aClip(actor), await aClip(actor)];
    const uploaded = await aClip(actor, 'upload');
    const [tune, hummed, played] = [
      await aClip(actor, 'music'),
      await aClip(actor, 'music'),
      await aClip(actor, 'music'),
    ];
    const { soundKey: humming } = await findClip(test.core, actor, hummed);
    const output = { music_url: test.core.media.sign({ key: humming }, test.core.clock.now()) };
    await saveDraft(test.core, actor, {
      version: 0,
      content: draftContent.parse({ voice: { audioId: drafted }, output }),
    });
    const video = await aVideo(test.core, user, 'completed');
    const ingredients = JSON.stringify({ musicId: played });
    const use = 'update videos set audio_id = $1, ingredients = $2 where id = $3';
    await test.core.db.pool.query(use, [filmed, ingredients, video]);
    const { soundKey } = await findClip(test.core, actor, forgotten);

    test.clock.advance({ hours: 24 * 13 });
    await purgeExpired(test.core);
    expect((await findClip(test.core, actor, forgotten)).id).toBe(forgotten);

    test.clock.advance({ hours: 24 * 2 });
    const young = await aClip(actor);
    await purgeExpired(test.core);
    for (const gone of [forgotten, tune]) {
      await expect(findClip(test.core, actor, gone)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await test.core.storage.stat(soundKey)).toBeUndefined();
    const { rows } = await test.core.db.pool.query('select script, words from audio_clips where id = $1', [forgotten]);
    expect(rows).toEqual([{ script: '', words: [] }]);
    for (const id of [drafted, filmed, uploaded, hummed, played, young]) {
      const clip = await findClip(test.core, actor, id);
      expect(await test.core.storage.stat(clip.soundKey)).toBeDefined();
    }
  });

  it('is removed until there is none, however much there is', async () => {
    const actor = await signIn();
    const clip = await aClip(actor);
    const copies = `insert into audio_clips (id, account_id, source, sound_key, locale, duration_sec, size_bytes, peaks, created_at)
      select gen_random_uuid(), account_id, source, 'accounts/' || account_id || '/audio/' || gen_random_uuid() || '/sound.wav',
        locale, duration_sec, size_bytes, peaks, created_at from audio_clips, generate_series(1, 1200) where id = $1`;
    await test.core.db.pool.query(copies, [clip]);
    test.clock.advance({ hours: 24 * 15 });
    const countLeft = async () => {
      const { rows } = await test.core.db.pool.query<{ left: number }>(
        `select count(*)::integer as left from audio_clips where source = 'tts' and deleted_at is null and locale = 'en-US'
           and account_id = $1 and not exists (select from videos where audio_id = audio_clips.id)`,
        [user.accountId],
      );
      return rows[0]?.left;
    };
    const before = await countLeft();
    await purgeUnusedSounds(test.core, AbortSignal.abort());
    expect(await countLeft()).toBe(before);
    await purgeUnusedSounds(test.core);
    // The one of the draft stays.
    expect(await countLeft()).toBe(1);
  });
});
