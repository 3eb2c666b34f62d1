import { type BackgroundGroup, draftContent, type VideoOutput } from '@herald/contract/draft';
import type { Lighting } from '@herald/media/choices';
import type { VideoOrder } from '@herald/media/engines/video-order';
import { eachParameter } from '@herald/media/mouth';
import { packShares, SHAPE_SIDE } from '@herald/media/person/person-shape';
import { parsePhotoAnalysis } from '@herald/media/person/photo-analysis';
import { readCharacterParams } from '@herald/media/person/read-character-params';
import { filmSecOf } from '@herald/media/scene/film-length';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { SpokenSound } from '@herald/media/sound';
import { backgroundKey, CHARACTER_PRESETS } from '@herald/stage';
import { describe, expect, it } from 'vitest';
import { sceneBeforeSpeech, sceneOf } from './compose-scene.ts';

const RATE_HZ = 8000;
const ANALYSIS = parsePhotoAnalysis({ version: 1, width: 9, height: 9, points: Array(478).fill([1, 2, 0]) });

/** Sentences of two words, a word every half second. */
function saying(...sentences: string[]): SpokenSound {
  const texts = sentences.flatMap((sentence) => sentence.split(' '));
  const words = texts.map((text, at) => ({ text, startChar: 0, endChar: 0, startSec: at / 2, endSec: at / 2 + 0.4 }));
  const pcm = new Float32Array((texts.length / 2) * RATE_HZ);
  const mouth = { rateHz: 100, ...eachParameter(() => new Float32Array(texts.length * 50 + 1)) };
  return { pcm, sampleRateHz: RATE_HZ, words, phones: [], mouth, notes: [] };
}

interface Wish extends Partial<Omit<VideoOrder, 'background' | 'output'>> {
  background?: Partial<BackgroundGroup>;
  output?: Partial<VideoOutput>;
}

function orderOf({ background, output, ...order }: Wish): VideoOrder {
  const draft = draftContent.parse({ background: background ?? {}, output: output ?? {} });
  return {
    isRecorded: false,
    title: 'A video',
    seed: 4_000_000_000,
    locale: 'en-US',
    script: '',
    performer: { kind: 'preset', presetId: 'emma' },
    background: draft.background,
    logoPosition: 'bottom-left',
    output: draft.output,
    pictures: {},
    ...order,
  };
}

const compose = (wish: Wish = {}, audio?: SpokenSound): SceneSpec => sceneOf(orderOf(wish), audio);

const TALK = saying('We have', 'news today.', 'Look at', 'this here.', 'It is', 'very good.', 'Buy it', 'right now.');

describe('what is prepared before anybody has spoken', () => {
  it('leaves captions their room where there will be some', () => {
    const spoken = compose({ script: 'We have news.' }, TALK);
    const before = sceneBeforeSpeech(orderOf({ script: 'We have news.' }));
    expect(before.captions).toEqual(spoken.captions);
    expect(before.words).toHaveLength(1);
  });

  it.each<Wish>([
    { output: { captions: 'off' }, script: 'We have news.' },
    { script: ' ' },
    { script: 'We have news.', scene: { captions: null } },
  ])('has none where no words will be shown', (wish) => {
    expect(sceneBeforeSpeech(orderOf(wish))).toMatchObject({ captions: null, words: [] });
  });
});

describe('a photo', () => {
  const person = { x: 0, y: 0, size: 9, runs: packShares(new Float32Array(SHAPE_SIDE * SHAPE_SIDE)) };
  const photo = { kind: 'photo', picture: 'photo', points: { ...ANALYSIS, person } } as const;

  it('stays in its own place until another one is wanted', () => {
    expect(compose({ performer: photo, background: { setting: 'studio' } }).performer).toEqual(photo);
  });

  it.each([
    ['a scene', { background: { setting: 'studio', isBehindPhoto: true } as const }],
    ['green', { output: { ground: 'green' } as const }],
    ['nothing', { output: { ground: 'transparent' } as const }],
  ])('is cut out before %s', (_, wish) => {
    const scene = compose({ performer: photo, ...wish });
    expect(scene.performer).toEqual({ ...photo, isCutOut: true });
    expect(parseSceneSpec(scene)).toEqual(scene);
  });

  it('is refused another place where its outline is not known', () => {
    const performer = { kind: 'photo', picture: 'photo', points: ANALYSIS } as const;
    expect(() => compose({ performer, output: { ground: 'green' } })).toThrow(/Add it once more/);
  });
});

describe('a filmed person', () => {
  const filmed = { kind: 'clip', proxy: 'proxy.mp4', track: 'track.bin' } as const;

  it('stays in the room of the clip until another scene is wanted', () => {
    expect(compose({ performer: filmed, background: { setting: 'studio' } }).performer).toEqual(filmed);
  });

  it.each([
    ['a scene', { background: { setting: 'studio', isBehindPhoto: true } as const }],
    ['green', { output: { ground: 'green' } as const }],
    ['nothing', { output: { ground: 'transparent' } as const }],
  ])('is cut out before %s', (_, wish) => {
    const scene = compose({ performer: filmed, ...wish });
    expect(scene.performer).toEqual({ ...filmed, isCutOut: true });
    expect(parseSceneSpec(scene)).toEqual(scene);
  });
});

describe('a scene', () => {
  it('is one the stage accepts, with the shape, size, language and seed of the order', () => {
    const scene = compose({ locale: 'ar-EG', output: { aspect_ratio: '4:5', resolution: 1080 } }, TALK);
    expect(parseSceneSpec(scene)).toEqual(scene);
    expect(scene).toMatchObject({ aspect: '4:5', resolution: 1080, locale: 'ar-EG', seed: 4_000_000_000 });
  });

  it('shows captions in the chosen style, none when they are off or nobody wrote the words down', () => {
    expect(compose({ output: { captions: 'box' } }, TALK).captions?.style).toBe('box');
    expect(compose({ output: { captions: 'off' } }, TALK).captions).toBeNull();
    expect(compose({}, { ...TALK, words: [] }).captions).toBeNull();
  });

  it('ends with the call to action after everything is said', () => {
    const scene = compose({ output: { end_card: 'Try it today.' } }, TALK);
    expect(scene.endCard).toMatchObject({ text: 'Try it today.', detail: null });
    expect(scene.durationSec).toBe(filmSecOf(8, { end_card: 'Try it today.' }));
    expect(scene.durationSec).toBe(10.5);
  });

  it('puts what is too long for one headline below it, and loses no word', () => {
    const wish = 'Try it free today. Link below, free shipping on every order over thirty dollars, this week only';
    const { endCard } = compose({ output: { end_card: wish } }, TALK);
    expect(endCard?.text).toBe('Try it free today.');
    expect(`${endCard?.text} ${endCard?.detail}`).toBe(wish);
    const endless = 'word '.repeat(23).trim();
    const { endCard: cut } = compose({ output: { end_card: endless } }, TALK);
    expect(`${cut?.text} ${cut?.detail}`).toBe(endless);
  });

  it.each([
    ['https://www.north.co/serum?ref=ad', 'north.co/serum'],
    ['north.co', 'north.co'],
    [`https://north.co/${'long-way/'.repeat(9)}`, 'north.co'],
    ['https://north.co/sérum', 'north.co/sérum'],
  ])('shows the address of the link %s below the call to action', (link_url, detail) => {
    const { endCard } = compose({ output: { end_card: 'Try it today.', link_url } }, TALK);
    expect(endCard).toMatchObject({ text: 'Try it today.', detail });
  });

  it('keeps a long call to action whole where the address stands below it', () => {
    const wish = 'Try it free today. Link below, free shipping on every order over thirty dollars, this week only';
    const { endCard } = compose({ output: { end_card: wish, link_url: 'https://north.co' } }, TALK);
    expect(endCard).toMatchObject({ text: wish, detail: 'north.co' });
  });

  it('shows no address that is half typed, and no end card for an address alone', () => {
    const { endCard } = compose({ output: { end_card: 'Try it today.', link_url: 'https://' } }, TALK);
    expect(endCard).toMatchObject({ detail: null });
    expect(compose({ output: { link_url: 'https://north.co' } }, TALK).endCard).toBeNull();
  });

  it('has hook and logo where they are wished, and neither when not', () => {
    const { hook, logo } = compose({ output: { hook: ' Wait! ' }, pictures: { logo: '/logo.png' } }, TALK);
    expect([hook?.text, logo]).toEqual(['Wait!', { picture: 'logo', corner: 'bottom-left' }]);
    expect(compose({ output: { hook: '  ' } }, TALK)).toMatchObject({
      hook: null,
      logo: null,
      endCard: null,
      card: null,
    });
  });

  it('has a progress bar where it is wished and there is a place', () => {
    expect(compose({ output: { progress_bar: 'on' } }, TALK)).toMatchObject({ progressBar: true });
    expect(compose({ output: { progress_bar: 'on', ground: 'green' } }, TALK)).not.toHaveProperty('progressBar');
    expect(compose({ output: {} }, TALK)).not.toHaveProperty('progressBar');
  });
});

describe('the product', () => {
  const pictures = { product: '/product.png' };

  it('comes with the sentence that begins nearest to a third of the video', () => {
    expect(compose({ pictures }, TALK).card).toMatchObject({ picture: 'product', enterAtSec: 2 });
  });

  it('comes at a third when nobody wrote the words down, and in the silent preview', () => {
    expect(compose({ pictures }, { ...TALK, words: [] }).card?.enterAtSec).toBeCloseTo(2.4);
    const preview = compose({ pictures });
    expect(preview.card?.enterAtSec).toBeLessThan(preview.durationSec);
  });

  it('is held up in upright videos, and stands beside photos and in wider pictures', () => {
    const photo: VideoOrder['performer'] = { kind: 'photo', picture: 'photo', points: ANALYSIS };
    expect(compose({ pictures }, TALK).card?.placement).toBe('hand');
    expect(compose({ pictures, output: { aspect_ratio: '16:9' } }, TALK).card?.placement).toBe('beside');
    expect(compose({ pictures: { ...pictures, photo: '/p.jpg' }, performer: photo }, TALK).card?.placement).toBe(
      'beside',
    );
  });
});

describe('the room of a presenter', () => {
  const roomOf = (presetId: string, seed: number) =>
    compose({ performer: { kind: 'preset', presetId }, background: { setting: 'home' }, seed }).background;

  it('is the same in each of their videos', () => {
    expect(roomOf('emma', 2)).toEqual(roomOf('emma', 1));
  });

  it('is not the room of anybody else', () => {
    const rooms = CHARACTER_PRESETS.map(({ id }) => JSON.stringify(roomOf(id, 1)));
    expect(new Set(rooms).size).toBe(CHARACTER_PRESETS.length);
  });
});

describe('every choice of the background', () => {
  const keyOf = (background: Partial<BackgroundGroup>, pictures = {}) =>
    JSON.stringify([backgroundKey(compose({ background, pictures })), compose({ background, pictures })]);

  it.each<[keyof BackgroundGroup, string[]]>([
    ['setting', ['modern', 'home', 'studio', 'outdoor', 'minimal', 'color', 'picture']],
    ['room', ['kitchen', 'living-room']],
    ['environment', ['day', 'evening']],
    ['lighting', ['auto', 'studio', 'natural', 'artistic']],
    ['style', ['clean', 'warm', 'bold']],
  ])('%s changes the place', (field, values) => {
    const keys = values.map((value) =>
      backgroundKey(compose({ background: { [field]: value }, pictures: { background: '/b.jpg' } })),
    );
    expect(new Set(keys).size).toBe(values.length);
  });

  it('whose things a shop shows changes it, and not a room without such things', () => {
    const shop = (trade: BackgroundGroup['trade']) => keyOf({ setting: 'modern', room: 'shop', trade });
    expect(new Set([shop(''), shop('bakery'), shop('salon')]).size).toBe(3);
    expect(shop('plumbing')).toBe(shop(''));
  });

  it('changes a plain colour and one’s own picture too, where it can', () => {
    const color = { setting: 'color', color: '#808080' } as const;
    expect(keyOf({ ...color, environment: 'evening' })).not.toBe(keyOf({ ...color, environment: 'day' }));
    expect(keyOf({ ...color, lighting: 'studio' })).not.toBe(keyOf({ ...color, lighting: 'artistic' }));
    const own = { background: '/b.jpg' };
    expect(keyOf({ setting: 'picture', style: 'clean' }, own)).not.toBe(
      keyOf({ setting: 'picture', style: 'warm' }, own),
    );
  });

  it.each([
    ['clean', 0.35],
    ['warm', 0.7],
    ['bold', 0.15],
  ] as const)('softens the customer’s own picture in the style %s by %d', (style, softness) => {
    const { background } = compose({ background: { setting: 'picture', style }, pictures: { background: '/b.jpg' } });
    expect(background).toMatchObject({ kind: 'picture', softness });
  });

  it('is that colour exactly by day, and the colour stands in for a picture that is not there yet', () => {
    expect(compose({ background: { setting: 'color', color: '#2E6b57' } }).background).toMatchObject({ kind: 'color' });
    const { background } = compose({ background: { setting: 'picture', color: '#123456' } });
    expect(background).toEqual({ kind: 'color', color: '#123456' });
  });

  it('lights characters in front of a colour as wished, unless they have their own light', () => {
    const params = readCharacterParams(CHARACTER_PRESETS[0]?.params);
    const lit = (lighting: Lighting) =>
      compose({
        background: { setting: 'color', lighting: 'artistic' },
        performer: { kind: 'character', params: { ...params, lighting } },
      });
    expect(lit('auto').performer).toMatchObject({ params: { lighting: 'artistic' } });
    expect(lit('studio').performer).toMatchObject({ params: { lighting: 'studio' } });
  });
});

describe('an order that cannot be drawn', () => {
  it('says which field is wrong', () => {
    expect(() => compose({ locale: 'not a locale' })).toThrow('locale must be a language tag like en-US');
  });
});
