import {
  ASPECTS,
  AUDIO_BITRATES,
  BACKGROUND_CHOICES,
  BACKGROUND_STYLES,
  CAPTION_CHOICES,
  CORNERS,
  EFFECT_CHOICES,
  ENVIRONMENTS,
  FIGURE_CHOICES,
  LIGHTINGS,
  MUSIC_CHOICES,
  PACES,
  PROGRESS_BAR_CHOICES,
  RESOLUTIONS,
  ROOMS,
  VIDEO_QUALITIES,
} from '@herald/media/choices';
import { TRADES } from '@herald/media/trades';
import { describe, expect, it } from 'vitest';
import { avatarSources, draftContent, faceOptions, pronunciation, readStoredDraft } from './draft.ts';
import { objectWith, refusalTexts, refusedFields } from './testing/refused-fields.ts';

const EMPTY = draftContent.parse({});

describe('a draft', () => {
  it('is complete when nothing is known yet', () => {
    expect(EMPTY).toMatchObject({
      step: 1,
      title: '',
      voice: { ttsText: '', speechRate: 1, audioId: null },
      avatar: { avatarType: 'custom', face: null },
      background: { setting: 'home', environment: 'day', lighting: 'natural', style: 'warm', color: '#1d2430' },
      script: { content: '', logoPosition: 'top-right' },
      output: { aspect_ratio: '9:16', resolution: 720, captions: 'pop', pace: 'natural' },
    });
  });

  it('stays the same when it is sent back', () => {
    expect(draftContent.parse(JSON.parse(JSON.stringify(EMPTY)))).toEqual(EMPTY);
  });

  it('drops what it does not know', () => {
    expect(draftContent.parse({ voice: { volume: 11 }, colour: 'red' })).toEqual(EMPTY);
  });

  it.each([
    ['title', 200],
    ['voice.ttsText', 5000],
    ['voice.ttsId', 60],
    ['voice.country', 60],
    ['voice.region', 60],
    ['voice.audioUrl', 2000],
    ['voice.generatedAudioUrl', 2000],
    ['avatar.description', 1000],
    ['avatar.appearance', 60],
    ['avatar.clothing', 60],
    ['avatar.age', 60],
    ['avatar.gender', 60],
    ['avatar.selectedAvatar', 200],
    ['avatar.selectedAvatarId', 60],
    ['avatar.avatarName', 200],
    ['avatar.customImageUrl', 2000],
    ['avatar.productImageUrl', 2000],
    ['avatar.avatarCreationStatus', 60],
    ['avatar.avatarCreationError', 500],
    ['background.imageUrl', 2000],
    ['script.content', 5000],
    ['output.logo_url', 2000],
    ['output.music_url', 2000],
    ['output.hook', 120],
    ['output.end_card', 120],
    ['output.link_url', 500],
    ['output.link_label', 40],
  ])('refuses %s with more than %i characters, by its name', (field, limit) => {
    expect(refusedFields(draftContent, objectWith(field, 'x'.repeat(limit)))).toEqual([]);
    expect(refusedFields(draftContent, objectWith(field, 'x'.repeat(limit + 1)))).toEqual([field]);
  });

  it.each([
    ['step', [1, 2, 3], [0, 4, 1.5, '1']],
    ['avatar.avatarType', avatarSources, ['', 'Library', null]],
    ['background.setting', BACKGROUND_CHOICES, ['beach', '', 'Home', null]],
    ['background.room', ['', ...ROOMS], ['cellar', null]],
    ['background.trade', ['', ...TRADES], ['piracy', null]],
    ['background.environment', ENVIRONMENTS, ['night', '', null]],
    ['background.lighting', LIGHTINGS, ['candles', '', null]],
    ['background.style', BACKGROUND_STYLES, ['loud', '', null]],
    ['background.color', ['#000000', '#FFaa00'], ['', 'red', '#fff', '#12345g', null]],
    ['script.logoPosition', CORNERS, ['middle', '', null]],
    ['output.aspect_ratio', ASPECTS, ['3:2', '', null]],
    ['output.resolution', RESOLUTIONS, [480, 2160, '720', null]],
    ['output.video_quality', VIDEO_QUALITIES, ['highest', '', null]],
    ['output.audio_bitrate', AUDIO_BITRATES, ['lossless', '', null]],
    ['output.captions', CAPTION_CHOICES, ['comic', '', null]],
    ['output.pace', PACES, ['slow', '', null]],
    ['output.music_mood', MUSIC_CHOICES, ['jazz', '', null]],
    ['output.music_tune', [0, 7, 0xffff_ffff], [-1, 1.5, '1', null]],
    ['output.music_under', [12, 14, 16], [11, 17, '14', null]],
    ['output.sound_effects', EFFECT_CHOICES, ['many', '', null]],
    ['output.figures', FIGURE_CHOICES, ['some', '', null]],
    ['output.progress_bar', PROGRESS_BAR_CHOICES, ['top', '', true]],
    ['voice.audioId', [null, '0198c1d2-3f4a-7b5c-8d6e-9f0a1b2c3d4e'], ['', 'clip-1']],
    ['avatar.createdAvatarId', [null, '0198c1d2-3f4a-7b5c-8d6e-9f0a1b2c3d4e'], ['', 'emma']],
    ['avatar.avatarJobId', [null, '0198c1d2-3f4a-7b5c-8d6e-9f0a1b2c3d4e'], ['', 7]],
    ['voice.useCustomAudio', [true, false], ['true', 1, null]],
    ['voice.speechRate', [0.5, 1, 2], [0.49, 2.01, Number.NaN, '1', null]],
    ['script.duration', [0, 12.5], [-1, Number.POSITIVE_INFINITY, '3']],
    ['script.wordCount', [0, 800], [-1, 1.5, '3']],
  ])('takes for %s only what is on its list or in its range', (field, taken, refused) => {
    for (const value of taken) expect(refusedFields(draftContent, objectWith(field, value)), `${value}`).toEqual([]);
    for (const value of refused)
      expect(refusedFields(draftContent, objectWith(field, value)), `${value}`).toEqual([field]);
  });

  it('says how a color is written', () => {
    expect(refusalTexts(draftContent, objectWith('background.color', 'red'))).toEqual([
      'Please write the color as #rrggbb.',
    ]);
  });

  it('names every field that is wrong at once', () => {
    const draft = { title: 1, voice: { speechRate: 9 }, output: { aspect_ratio: '3:2', resolution: 480 } };
    expect(refusedFields(draftContent, draft).sort()).toEqual([
      'output.aspect_ratio',
      'output.resolution',
      'title',
      'voice.speechRate',
    ]);
  });
});

describe('the options of a face', () => {
  it('may all be left to chance', () => {
    expect(faceOptions.parse({})).toMatchObject({
      age: null,
      skintone: null,
      hair_length: null,
      facial_hair: null,
      seed: null,
      resolution: 1024,
      image_format: 'jpeg',
      stampless: true,
    });
  });

  it.each([
    ['age', [0, 80, null], [-1, 81, 30.5]],
    ['skintone', [0, 4.5, 10, null], [-0.1, 10.1]],
    ['hair_length', [0, 10, null], [-1, 11]],
    ['facial_hair', [0, 10, null], [-1, 11]],
    ['seed', [0, 0xffff_ffff, null], [-1, 2 ** 32, 0.5]],
    ['resolution', [512, 1024], [256, 2048, '512', null]],
    ['image_format', ['jpeg', 'png'], ['webp', 'jpg', null]],
    ['stampless', [true, false], ['yes', null]],
    ['mood', ['', 'joyous'], [5, null]],
  ])('take for %s only what can be drawn', (field, taken, refused) => {
    for (const value of taken) expect(refusedFields(faceOptions, { [field]: value }), `${value}`).toEqual([]);
    for (const value of refused) expect(refusedFields(faceOptions, { [field]: value }), `${value}`).toEqual([field]);
  });
});

describe('a pronunciation', () => {
  it.each([
    [{ word: 'Herald', say: 'hair uld' }, []],
    [{ word: '', say: 'hair uld' }, ['word']],
    [{ word: 'Herald', say: '' }, ['say']],
    [{ word: 'x'.repeat(61), say: 'y'.repeat(121) }, ['word', 'say']],
    [{}, ['word', 'say']],
  ])('needs a word and how to say it: %j', (value, refused) => {
    expect(refusedFields(pronunciation, value)).toEqual(refused);
  });
});

describe('a stored draft', () => {
  it.each([
    ['setting', 'beach'],
    ['room', 'cellar'],
    ['trade', 'piracy'],
    ['environment', 'night'],
    ['lighting', 'candles'],
    ['style', 'loud'],
    ['color', 'red'],
  ] as const)('counts a background.%s that no list knows as not chosen', (field, value) => {
    const read = readStoredDraft({ title: 'Kept', background: { [field]: value } });
    expect(read?.title).toBe('Kept');
    expect(read?.background[field]).toBe(field === 'room' || field === 'trade' ? '' : EMPTY.background[field]);
  });

  it('keeps the choices that are right beside one that is not', () => {
    const read = readStoredDraft({ background: { setting: 'beach', style: 'bold', environment: 'evening' } });
    expect(read?.background).toMatchObject({ setting: 'home', style: 'bold', environment: 'evening' });
  });

  it('of an early release takes the defaults of every group it lacks', () => {
    expect(readStoredDraft({ title: 'Old' })).toEqual({ ...EMPTY, title: 'Old' });
  });

  it.each([null, undefined, 'draft', 7, [], { title: 7 }, { voice: 'loud' }])('is undefined for %j', (stored) => {
    expect(readStoredDraft(stored)).toBeUndefined();
  });
});
