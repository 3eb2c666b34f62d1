import { cardTimes, directedScene, type SpokenPart, silentScene } from '@herald/film/scene';
import { type CardPlacement, DEFAULT_CHOICES } from '@herald/media/choices';
import type { ComposedScene } from '@herald/media/engines/video-engine';
import { hasPlace, type OrderedOutput, type VideoOrder } from '@herald/media/engines/video-order';
import type { BrandSpec } from '@herald/media/scene/brand';
import { isEndCard } from '@herald/media/scene/film-length';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import {
  CARD_COLORS,
  type CardSpec,
  type EndCardSpec,
  isDrawn,
  type MaterialPicture,
  SCENE_DEFAULTS,
  type SceneLook,
  type SceneSpec,
} from '@herald/media/scene/scene-spec';
import { type SpokenSound, soundDurationSec } from '@herald/media/sound';
import { backgroundOf, placeSeedOf } from './background-of.ts';
import { endCardText } from './end-card-text.ts';
import { withWishes } from './scene-wishes.ts';
import { standingPerformer } from './standing-performer.ts';

/** Long enough to see the product come in and the presenter breathe and blink. */
const SILENT_SEC = 6;
const MAX_SEED = 2 ** 32;

/** The scene of an order; without a sound it is a moment of silence. */
export function composeScene(order: VideoOrder, audio: SpokenSound | undefined): ComposedScene {
  return { ...directedOf(order, audio), pictures: picturesOf(order) };
}

export function sceneOf(order: VideoOrder, audio: SpokenSound | undefined): SceneSpec {
  return directedOf(order, audio).scene;
}

/** What can be prepared while the script is still spoken: a photo is framed by the room that captions take. */
export function sceneBeforeSpeech(order: VideoOrder): SceneSpec {
  const scene = sceneOf(order, undefined);
  const isWished = order.scene !== undefined && 'captions' in order.scene;
  const captions = isWished ? scene.captions : captionsOf(order, order.script.trim() !== '');
  return parseSceneSpec({ ...scene, captions, words: captions ? ANY_WORD : [] });
}

const ANY_WORD = [{ text: '…', startSec: 0, endSec: 0.1 }];

function directedOf(order: VideoOrder, audio: SpokenSound | undefined): Pick<ComposedScene, 'scene' | 'shown'> {
  const look = lookOf(order, audio);
  const { script } = order;
  const { scene: spec, ...rest } = audio
    ? directedScene(look, { script, ...directingOf(order), score: scoreOf(order), ...spokenPartOf(audio) })
    : { scene: silentScene(look, SILENT_SEC) };
  return { ...rest, scene: order.scene ? withWishes(spec, order.scene) : spec };
}

export function spokenPartOf(
  audio: SpokenSound,
): Omit<SpokenPart, 'script' | 'pace' | 'plan' | 'hasFigures' | 'score'> {
  const { mouth, passages, movesWith } = audio;
  return { sound: audio, timing: audio, mouth, passages, movesWith };
}

export function picturesOf({ pictures }: VideoOrder): Record<string, string> {
  return Object.fromEntries(Object.entries(pictures).filter(([, address]) => address));
}

function lookOf(order: VideoOrder, audio: SpokenSound | undefined): SceneLook {
  const { output, pictures } = order;
  const hook = output.hook.trim();
  const hasWords = audio !== undefined && audio.words.length > 0;
  const performer = standingPerformer(order);
  // The camera that filmed them stood still.
  const isCutClip = performer.kind === 'clip' && performer.isCutOut === true;
  return {
    seed: Math.abs(Math.trunc(order.seed)) % MAX_SEED,
    aspect: output.aspect_ratio,
    resolution: output.resolution,
    locale: order.locale,
    performer,
    background: backgroundOf(order),
    camera: hasPlace(output) && !isCutClip ? DEFAULT_CHOICES.camera : 'still',
    brand: brandOf(output),
    captions: captionsOf(order, hasWords),
    card: pictures.product ? cardOf(order, audio) : null,
    material: hasPlace(output) ? materialOf(order) : [],
    logo: pictures.logo ? { picture: 'logo', corner: order.logoPosition } : null,
    hook: hook ? { text: hook, durationSec: SCENE_DEFAULTS.hookSec } : null,
    endCard: audio && hasPlace(output) ? endCardOf(order) : null,
    ...(hasPlace(output) && output.progress_bar === 'on' && { progressBar: true }),
  };
}

function captionsOf({ output }: VideoOrder, hasWords: boolean): SceneLook['captions'] {
  if (output.captions === 'off' || !hasWords) return null;
  return { style: output.captions, position: DEFAULT_CHOICES.captionPosition };
}

function cardOf(order: VideoOrder, audio: SpokenSound | undefined): CardSpec {
  const durationSec = audio ? soundDurationSec(audio) : SILENT_SEC;
  const said = {
    script: order.script,
    words: audio?.words ?? [],
    phones: audio?.phones ?? [],
    passages: audio?.passages,
    movesWith: audio?.movesWith,
  };
  const names = [order.output.end_card, order.output.link_url];
  const placement = placementOf(order);
  const isHeld = placement === 'hand';
  const [first, ...again] = cardTimes(said, { locale: order.locale, durationSec, names, isHeld });
  return {
    picture: 'product',
    ...first,
    again,
    placement,
    label: null,
  };
}

function materialOf({ output, pictures }: VideoOrder): MaterialPicture[] {
  return (output.material ?? [])
    .filter(({ shot }) => pictures[shot])
    .map(({ shot, name, focusX, focusY, frame, fromSec, untilSec }) => ({
      ...{ shot, picture: shot, name: name.trim() || null, focusX, focusY },
      ...(frame && { frame }),
      ...(fromSec !== undefined && { fromSec }),
      ...(untilSec !== undefined && { untilSec }),
    }));
}

function brandOf({ brand }: OrderedOutput): BrandSpec | null {
  return brand ? { color: brand.color, accent: brand.accent, font: brand.font } : null;
}

function endCardOf(order: VideoOrder): EndCardSpec | null {
  const { end_card, link_url, brand } = order.output;
  const { endCardSec: durationSec } = SCENE_DEFAULTS;
  const color = CARD_COLORS[placeSeedOf(order) % CARD_COLORS.length] ?? SCENE_DEFAULTS.endCardColor;
  const style = brand?.end_card ?? DEFAULT_CHOICES.endCard;
  return isEndCard(end_card) ? { ...endCardText(end_card, link_url), durationSec, color, style } : null;
}

/** A service films one view, from one still. Without a place the film is a layer of another one, which is cut there. */
function directingOf({ output, maker }: VideoOrder): Pick<SpokenPart, 'pace' | 'plan' | 'hasFigures'> {
  const { pace = DEFAULT_CHOICES.pace, figures = DEFAULT_CHOICES.figures, plan } = output;
  if (!maker && !hasPlace(output)) return { pace: 'single', plan };
  return { pace: maker ? null : pace, plan, hasFigures: figures === 'on' };
}

function scoreOf({ output }: VideoOrder): SpokenPart['score'] {
  const { music, effects, underVoiceDb } = DEFAULT_CHOICES;
  const { music_mood = music, music_tune = 0, music_under = underVoiceDb, sound_effects = effects } = output;
  if (music_mood === 'none' && sound_effects === 'none') return undefined;
  return { mood: music_mood, tune: music_tune, underVoiceDb: music_under, effects: sound_effects };
}

/** Our presenter holds the product; photos and clips have no drawn hands, and in lower pictures the captions would cover them. */
function placementOf({ performer, output, maker }: VideoOrder): CardPlacement {
  return isDrawn(performer) && !maker && output.aspect_ratio === '9:16' ? 'hand' : 'beside';
}
