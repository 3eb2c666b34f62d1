import { draftContent } from '@herald/contract/draft';
import { speakScript } from '@herald/core/audio';
import { remakeSound, retryVideo, startVideo } from '@herald/core/videos';
import { openProviders } from '@herald/providers';
import { openElevenLabsDouble, type SpeechDouble } from '@herald/providers/testing';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { quickFilm } from '../testing/quick-film.ts';
import { runVideo } from '../testing/run-video.ts';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';

let shop: VideoShop;
let service: SpeechDouble;

beforeEach(async () => {
  shop = await openVideoShop(inject('databaseServerUrl'));
  service = await openElevenLabsDouble();
});
afterEach(async () => {
  await service.close();
  await shop.close();
});

it('a video whose voice and service are gone is drawn again with the sound that was kept', async () => {
  const { core, actor } = shop;
  const hosted = { wire: 'elevenlabs', title: 'ElevenLabs', name: 'elevenlabs', baseUrl: service.baseUrl, key: 'sk' };
  const { speech } = await openProviders({ services: [hosted] });
  const script = { text: 'Big news.', country: 'en', region: 'US', voiceId: 'elevenlabs:v1', rate: 1 };
  const clip = await speakScript(core, actor, script, speech);
  const { avatar, voice, output } = draftContent.parse({
    avatar: { avatarType: 'library', selectedAvatarId: 'emma' },
    voice: { ttsText: script.text, ttsId: script.voiceId, audioId: clip.id },
    output: { aspect_ratio: '1:1' },
  });
  const { id } = await startVideo(core, actor, { title: '', avatar_data: avatar, voice_data: voice, output });
  await core.db.pool.query("update videos set status = 'failed' where id = $1", [id]);
  expect(service.asked).toHaveLength(1);
  await service.close();

  const engine = shop.providers.speech;
  expect(engine.allVoices().some((one) => one.id === script.voiceId)).toBe(false);
  await expect(remakeSound(core, actor, { videoId: id, voiceId: '', engine })).rejects.toMatchObject({
    code: 'voice_ended',
  });
  const kept = await remakeSound(core, actor, { videoId: id, voiceId: script.voiceId, engine });
  expect(kept).toBeUndefined();
  await retryVideo(core, actor, id, { sound: kept });
  const said: number[] = [];
  const { makeVideo: film } = quickFilm();
  const made = await runVideo(shop, id, {
    makeVideo: async (request) => {
      said.push(request.audio.pcm.length / request.audio.sampleRateHz);
      return film(request);
    },
  });
  expect(made).toMatchObject({ status: 'completed', failure: null, audioId: clip.id });
  expect(said[0]).toBeCloseTo(clip.durationSec, 3);
  expect(service.asked).toHaveLength(1);
});
