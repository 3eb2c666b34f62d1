import {
  ASPECTS,
  BACKGROUND_STYLES,
  CAMERAS,
  CAPTION_POSITIONS,
  CAPTION_STYLES,
  CARD_PLACEMENTS,
  CORNERS,
  DEFAULT_CHOICES,
  DEVICE_FRAMES,
  END_CARD_STYLES,
  ENVIRONMENTS,
  LIGHTINGS,
  RESOLUTIONS,
  ROOMS,
  SETTINGS,
} from '../choices.ts';
import { clipHead } from '../clips.ts';
import { eachParameter, MOUTH_PARAMETERS, type MouthTrackJson } from '../mouth.ts';
import { parsePhotoAnalysis } from '../person/photo-analysis.ts';
import { readCharacterOverrides, readCharacterParams } from '../person/read-character-params.ts';
import type { TimedWord } from '../sound.ts';
import { SceneSpecError, SpecReader } from '../spec-reader.ts';
import { TRADES } from '../trades.ts';
import { readActing } from './acting-plan.ts';
import { readBrand } from './brand.ts';
import { readFigures } from './figures.ts';
import {
  type BackgroundSpec,
  type CardMoment,
  type CardSpec,
  type ClipPerformer,
  type EndCardSpec,
  LONGEST_SCENE_SEC,
  type MaterialPicture,
  type PerformerSpec,
  PLAIN_GROUNDS,
  SCENE_DEFAULTS,
  SCENE_VERSION,
  type SceneSpec,
} from './scene-spec.ts';
import { readScore } from './score.ts';
import { MATERIAL_SHOTS, MOST_MATERIAL, numberOfShot, PICTURE_SHOTS, readShots } from './shot-plan.ts';

const MAX_CARD_MOMENTS = 100;
const MAX_WORDS = 20_000;
const MAX_PASSAGES = 1000;
const SCENE_FIELDS = [
  'version',
  'seed',
  'aspect',
  'resolution',
  'durationSec',
  'locale',
  'performer',
  'background',
  'camera',
  'shots',
  'words',
  'mouth',
  'acting',
  'passages',
  'brand',
  'captions',
  'card',
  'material',
  'logo',
  'hook',
  'figures',
  'progressBar',
  'endCard',
  'score',
] as const satisfies (keyof SceneSpec)[];

/** Checks a scene's description, fills what was left out, and says which field is wrong otherwise. */
export function parseSceneSpec(value: unknown): SceneSpec {
  const scene = new SpecReader(value, '');
  scene.onlyKeys(SCENE_FIELDS);
  const durationSec = scene.number('durationSec', { min: 0.1, max: LONGEST_SCENE_SEC });
  return {
    version: scene.oneOf('version', [SCENE_VERSION], SCENE_VERSION),
    seed: scene.number('seed', { min: 0, max: 2 ** 32 - 1, fallback: 1 }),
    aspect: scene.oneOf('aspect', ASPECTS, DEFAULT_CHOICES.aspect),
    resolution: scene.oneOf('resolution', RESOLUTIONS, DEFAULT_CHOICES.resolution),
    durationSec,
    locale: readLocale(scene),
    performer: scene.part('performer', readPerformer),
    background: scene.part('background', readBackground),
    camera: scene.oneOf('camera', CAMERAS, DEFAULT_CHOICES.camera),
    shots: readShots(scene),
    words: readWords(scene),
    mouth: scene.optional('mouth', readMouth),
    acting: scene.optional('acting', readActing),
    ...readPassages(scene),
    brand: scene.optional('brand', readBrand),
    captions: scene.optional('captions', (captions) => ({
      style: captions.oneOf('style', CAPTION_STYLES, DEFAULT_CHOICES.captions),
      position: captions.oneOf('position', CAPTION_POSITIONS, DEFAULT_CHOICES.captionPosition),
    })),
    card: scene.optional('card', (card) => readCard(card, durationSec)),
    material: readMaterial(scene),
    logo: scene.optional('logo', (logo) => ({
      picture: logo.text('picture', { max: 500 }),
      corner: logo.oneOf('corner', CORNERS, DEFAULT_CHOICES.logoCorner),
    })),
    hook: scene.optional('hook', (hook) => ({
      text: hook.text('text', { max: 120 }),
      durationSec: hook.number('durationSec', { min: 0.5, max: 10, fallback: SCENE_DEFAULTS.hookSec }),
    })),
    figures: readFigures(scene),
    ...scene.flag('progressBar'),
    endCard: scene.optional('endCard', (card) => readEndCard(card, durationSec)),
    score: scene.optional('score', readScore),
  };
}

function readLocale(scene: SpecReader): string {
  const locale = scene.text('locale', { max: 35, fallback: 'en-US' });
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en-US';
  } catch {
    throw new SceneSpecError('locale', 'must be a language tag like en-US');
  }
}

function readPerformer(performer: SpecReader): PerformerSpec {
  const kind = performer.oneOf('kind', ['preset', 'character', 'photo', 'clip'] as const);
  if (kind === 'clip') return readFilmed(performer);
  if (kind === 'photo') {
    const picture = performer.text('picture', { max: 500 });
    const points = parsePhotoAnalysis(performer.raw('points'));
    const isCutOut = performer.raw('isCutOut') === true;
    if (isCutOut && !points.person)
      throw new SceneSpecError(performer.pathOf('isCutOut'), 'needs a photo whose outline is known');
    return { kind, picture, points, ...(isCutOut && { isCutOut }) };
  }
  if (kind === 'character')
    return { kind, params: readCharacterParams(performer.raw('params'), performer.pathOf('params')) };
  const presetId = performer.text('presetId', { max: 100 });
  const overrides = performer.raw('overrides');
  if (overrides === undefined) return { kind, presetId };
  return { kind, presetId, overrides: readCharacterOverrides(overrides, performer.pathOf('overrides')) };
}

function readFilmed(performer: SpecReader): ClipPerformer {
  const filmed: ClipPerformer = {
    kind: 'clip',
    proxy: performer.text('proxy', { max: 4000 }),
    track: performer.text('track', { max: 4000 }),
    ...(performer.raw('isCutOut') === true && { isCutOut: true }),
  };
  const given = performer.raw('head');
  if (given === undefined) return filmed;
  const { data: head } = clipHead.safeParse(given);
  if (!head) throw new SceneSpecError(performer.pathOf('head'), 'must say where the head of the clip is');
  return { ...filmed, head };
}

function readBackground(background: SpecReader): BackgroundSpec {
  const kind = background.oneOf('kind', ['setting', 'color', 'picture', 'ground'] as const);
  if (kind === 'ground') return { kind, ground: background.oneOf('ground', PLAIN_GROUNDS) };
  if (kind === 'color') return { kind, color: background.color('color') };
  if (kind === 'picture')
    return {
      kind,
      picture: background.text('picture', { max: 500 }),
      softness: background.number('softness', { min: 0, max: 1, fallback: 0 }),
    };
  return {
    kind,
    setting: background.oneOf('setting', SETTINGS),
    ...(background.raw('room') === undefined ? {} : { room: background.oneOf('room', ROOMS) }),
    ...(background.raw('trade') === undefined ? {} : { trade: background.oneOf('trade', TRADES) }),
    environment: background.oneOf('environment', ENVIRONMENTS, DEFAULT_CHOICES.environment),
    lighting: background.oneOf('lighting', LIGHTINGS, DEFAULT_CHOICES.lighting),
    style: background.oneOf('style', BACKGROUND_STYLES, DEFAULT_CHOICES.style),
    seed: background.number('seed', { min: 0, max: 2 ** 32 - 1, fallback: 1 }),
  };
}

function readPassages(scene: SpecReader): Pick<SceneSpec, 'passages'> {
  if (scene.raw('passages') === undefined) return {};
  const passages = scene.list('passages', (value, path) => {
    const passage = new SpecReader(value, path);
    const startSec = passage.number('startSec', { min: 0, max: LONGEST_SCENE_SEC });
    return { startSec, acting: passage.part('acting', readActing) };
  });
  if (passages.length === 0 || passages.length > MAX_PASSAGES)
    throw new SceneSpecError('passages', `must have 1 to ${MAX_PASSAGES} entries`);
  const unordered = passages.findIndex(({ startSec }, index) => {
    const before = passages[index - 1];
    return before ? startSec <= before.startSec : startSec !== 0;
  });
  if (unordered >= 0)
    throw new SceneSpecError(`passages[${unordered}].startSec`, 'must be 0 and then after the one before it');
  return { passages };
}

function readWords(scene: SpecReader): TimedWord[] {
  const words = scene.list('words', (value, path) => {
    const word = new SpecReader(value, path);
    const startSec = word.number('startSec', { min: 0, max: LONGEST_SCENE_SEC });
    return {
      text: word.text('text', { max: 200 }),
      startSec,
      endSec: word.number('endSec', { min: startSec, max: LONGEST_SCENE_SEC }),
    };
  });
  if (words.length > MAX_WORDS) throw new SceneSpecError('words', `must have at most ${MAX_WORDS} entries`);
  const unordered = words.findIndex(({ startSec }, index) => startSec < (words[index - 1]?.startSec ?? 0));
  if (unordered >= 0) throw new SceneSpecError(`words[${unordered}].startSec`, 'must not be before the word before it');
  return words;
}

function readMouth(mouth: SpecReader): MouthTrackJson {
  const rateHz = mouth.number('rateHz', { min: 1, max: 1000 });
  const curves = eachParameter((name) => mouth.list(name, readMouthValue));
  const uneven = MOUTH_PARAMETERS.find((name) => curves[name].length !== curves.open.length);
  if (uneven) throw new SceneSpecError(mouth.pathOf(uneven), 'must be as long as open');
  return { rateHz, ...curves };
}

function readMouthValue(value: unknown, path: string): number {
  if (typeof value !== 'number' || !(value >= -1 && value <= 1))
    throw new SceneSpecError(path, 'must be a number from -1 to 1');
  return value;
}

function readCard(card: SpecReader, durationSec: number): CardSpec {
  return {
    picture: card.text('picture', { max: 500 }),
    ...readCardMoment(card, durationSec),
    again: readCardAgain(card, durationSec),
    placement: card.oneOf('placement', CARD_PLACEMENTS, DEFAULT_CHOICES.cardPlacement),
    label: readNullableText(card, 'label', 40),
  };
}

function readMaterial(scene: SpecReader): MaterialPicture[] {
  let place = 0;
  const material = scene.list('material', (value, path) => {
    const item = new SpecReader(value, path);
    const share = { min: 0, max: 1, fallback: 0.5 };
    return {
      shot: item.oneOf('shot', MATERIAL_SHOTS, PICTURE_SHOTS[place++]),
      picture: item.text('picture', { max: 500 }),
      name: readNullableText(item, 'name', 80),
      focusX: item.number('focusX', share),
      focusY: item.number('focusY', share),
      ...(item.raw('frame') === undefined ? {} : { frame: item.oneOf('frame', DEVICE_FRAMES) }),
      ...readTrim(item),
    };
  });
  if (material.length > MOST_MATERIAL)
    throw new SceneSpecError('material', `must have at most ${MOST_MATERIAL} entries`);
  const numbers = material.map(({ shot }) => numberOfShot(shot));
  const twice = numbers.findIndex((number, index) => numbers.indexOf(number) < index);
  if (twice >= 0) throw new SceneSpecError(`material[${twice}].shot`, 'must not have the number of another one');
  return material;
}

function readTrim(item: SpecReader): Pick<MaterialPicture, 'fromSec' | 'untilSec'> {
  const has = (key: string) => item.raw(key) !== undefined && item.raw(key) !== null;
  const fromSec = has('fromSec') ? item.number('fromSec', { min: 0, max: LONGEST_SCENE_SEC }) : undefined;
  const untilSec = has('untilSec') ? item.number('untilSec', { min: fromSec ?? 0, max: LONGEST_SCENE_SEC }) : undefined;
  return { ...(fromSec !== undefined && { fromSec }), ...(untilSec !== undefined && { untilSec }) };
}

function readCardAgain(card: SpecReader, durationSec: number): CardMoment[] {
  const again = card.list('again', (value, path) => readCardMoment(new SpecReader(value, path), durationSec));
  if (again.length > MAX_CARD_MOMENTS)
    throw new SceneSpecError(card.pathOf('again'), `must have at most ${MAX_CARD_MOMENTS} entries`);
  return again;
}

function readCardMoment(card: SpecReader, durationSec: number): CardMoment {
  const enterAtSec = card.number('enterAtSec', { min: 0, max: durationSec, fallback: 0 });
  const leaves = card.raw('leaveAtSec') !== undefined && card.raw('leaveAtSec') !== null;
  const leaveAtSec = leaves ? card.number('leaveAtSec', { min: enterAtSec, max: durationSec }) : null;
  const isTold = card.raw('shownAtSec') !== undefined;
  const shownAtSec = isTold ? card.list('shownAtSec', (value, path) => readShown(value, path, durationSec)) : [];
  return { enterAtSec, leaveAtSec, ...(isTold && { shownAtSec }) };
}

function readShown(value: unknown, path: string, durationSec: number): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= durationSec))
    throw new SceneSpecError(path, `must be a number from 0 to ${durationSec}`);
  return value;
}

function readEndCard(card: SpecReader, durationSec: number): EndCardSpec {
  return {
    text: card.text('text', { max: 120 }),
    detail: readNullableText(card, 'detail', 120),
    durationSec: card.number('durationSec', {
      min: 0.5,
      max: durationSec,
      fallback: Math.min(SCENE_DEFAULTS.endCardSec, durationSec),
    }),
    color: card.color('color', SCENE_DEFAULTS.endCardColor),
    style: card.oneOf('style', END_CARD_STYLES, DEFAULT_CHOICES.endCard),
    ...card.flag('isSober'),
  };
}

function readNullableText(reader: SpecReader, key: string, max: number): string | null {
  const value = reader.raw(key);
  return value === undefined || value === null ? null : reader.text(key, { max });
}
