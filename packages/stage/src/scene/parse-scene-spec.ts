import type { Mouth } from '../performer.ts';
import {
  ASPECTS,
  BACKGROUND_STYLES,
  type BackgroundSpec,
  CAMERAS,
  CAPTION_POSITIONS,
  CAPTION_STYLES,
  CARD_PLACEMENTS,
  type CardSpec,
  CORNERS,
  ENVIRONMENTS,
  type EndCardSpec,
  LIGHTINGS,
  type MouthTrack,
  type PerformerSpec,
  RESOLUTIONS,
  ROOMS,
  SCENE_VERSION,
  type SceneSpec,
  SETTINGS,
  type TimedWord,
} from './scene-spec.ts';
import { SceneSpecError, SpecReader } from './spec-reader.ts';

const MAX_DURATION_SEC = 3600;
const MAX_WORDS = 20_000;
const MOUTH_NAMES: (keyof Mouth)[] = ['open', 'wide', 'round', 'press', 'teeth', 'tongue'];
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
  'words',
  'mouth',
  'captions',
  'card',
  'logo',
  'hook',
  'endCard',
] as const satisfies (keyof SceneSpec)[];

/** Checks a scene's description, fills what was left out, and says which field is wrong otherwise. */
export function parseSceneSpec(value: unknown): SceneSpec {
  const scene = new SpecReader(value, '');
  scene.onlyKeys(SCENE_FIELDS);
  const durationSec = scene.number('durationSec', { min: 0.1, max: MAX_DURATION_SEC });
  return {
    version: scene.oneOf('version', [SCENE_VERSION], SCENE_VERSION),
    seed: scene.number('seed', { min: 0, max: 2 ** 32 - 1, fallback: 1 }),
    aspect: scene.oneOf('aspect', ASPECTS, '9:16'),
    resolution: scene.oneOf('resolution', RESOLUTIONS, 720),
    durationSec,
    locale: readLocale(scene),
    performer: scene.part('performer', readPerformer),
    background: scene.part('background', readBackground),
    camera: scene.oneOf('camera', CAMERAS, 'drift'),
    words: readWords(scene),
    mouth: scene.optional('mouth', readMouth),
    captions: scene.optional('captions', (captions) => ({
      style: captions.oneOf('style', CAPTION_STYLES, 'pop'),
      position: captions.oneOf('position', CAPTION_POSITIONS, 'bottom'),
    })),
    card: scene.optional('card', (card) => readCard(card, durationSec)),
    logo: scene.optional('logo', (logo) => ({
      picture: logo.text('picture', { max: 500 }),
      corner: logo.oneOf('corner', CORNERS, 'top-right'),
    })),
    hook: scene.optional('hook', (hook) => ({
      text: hook.text('text', { max: 120 }),
      durationSec: hook.number('durationSec', { min: 0.5, max: 10, fallback: 3 }),
    })),
    endCard: scene.optional('endCard', (card) => readEndCard(card, durationSec)),
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
  const kind = performer.oneOf('kind', ['preset', 'character', 'photo'] as const);
  if (kind === 'photo')
    return { kind, picture: performer.text('picture', { max: 500 }), points: performer.raw('points') };
  if (kind === 'character') return { kind, params: readRecord(performer, 'params') };
  const presetId = performer.text('presetId', { max: 100 });
  const overrides = performer.raw('overrides');
  return overrides === undefined
    ? { kind, presetId }
    : { kind, presetId, overrides: readRecord(performer, 'overrides') };
}

function readRecord(reader: SpecReader, key: string): Record<string, unknown> {
  const value = reader.raw(key);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SceneSpecError(reader.pathOf(key), 'must be an object');
  return value as Record<string, unknown>;
}

function readBackground(background: SpecReader): BackgroundSpec {
  const kind = background.oneOf('kind', ['setting', 'color', 'picture'] as const);
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
    environment: background.oneOf('environment', ENVIRONMENTS, 'day'),
    lighting: background.oneOf('lighting', LIGHTINGS, 'auto'),
    style: background.oneOf('style', BACKGROUND_STYLES, 'clean'),
    seed: background.number('seed', { min: 0, max: 2 ** 32 - 1, fallback: 1 }),
  };
}

function readWords(scene: SpecReader): TimedWord[] {
  const words = scene.list('words', (value, path) => {
    const word = new SpecReader(value, path);
    const startSec = word.number('startSec', { min: 0, max: MAX_DURATION_SEC });
    return {
      text: word.text('text', { max: 200 }),
      startSec,
      endSec: word.number('endSec', { min: startSec, max: MAX_DURATION_SEC }),
    };
  });
  if (words.length > MAX_WORDS) throw new SceneSpecError('words', `must have at most ${MAX_WORDS} entries`);
  const unordered = words.findIndex((word, index) => index > 0 && word.startSec < words[index - 1]!.startSec);
  if (unordered >= 0) throw new SceneSpecError(`words[${unordered}].startSec`, 'must not be before the word before it');
  return words;
}

function readMouth(mouth: SpecReader): MouthTrack {
  const rateHz = mouth.number('rateHz', { min: 1, max: 1000 });
  const curves = Object.fromEntries(MOUTH_NAMES.map((name) => [name, mouth.list(name, readMouthValue)]));
  const uneven = MOUTH_NAMES.find((name) => curves[name]?.length !== curves.open?.length);
  if (uneven) throw new SceneSpecError(mouth.pathOf(uneven), 'must be as long as open');
  return { rateHz, ...(curves as Record<keyof Mouth, number[]>) };
}

function readMouthValue(value: unknown, path: string): number {
  if (typeof value !== 'number' || !(value >= -1 && value <= 1))
    throw new SceneSpecError(path, 'must be a number from -1 to 1');
  return value;
}

function readCard(card: SpecReader, durationSec: number): CardSpec {
  const enterAtSec = card.number('enterAtSec', { min: 0, max: durationSec, fallback: 0 });
  const leaves = card.raw('leaveAtSec') !== undefined && card.raw('leaveAtSec') !== null;
  return {
    picture: card.text('picture', { max: 500 }),
    enterAtSec,
    leaveAtSec: leaves ? card.number('leaveAtSec', { min: enterAtSec, max: durationSec }) : null,
    placement: card.oneOf('placement', CARD_PLACEMENTS, 'beside'),
    label: readNullableText(card, 'label', 40),
  };
}

function readEndCard(card: SpecReader, durationSec: number): EndCardSpec {
  return {
    text: card.text('text', { max: 80 }),
    detail: readNullableText(card, 'detail', 120),
    durationSec: card.number('durationSec', { min: 0.5, max: durationSec, fallback: Math.min(2.5, durationSec) }),
    color: card.color('color', '#ff6a45'),
  };
}

function readNullableText(reader: SpecReader, key: string, max: number): string | null {
  const value = reader.raw(key);
  return value === undefined || value === null ? null : reader.text(key, { max });
}
