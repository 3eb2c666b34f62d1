import { type SceneLook, type SpokenPart, speakingScene } from '@herald/film/scene';
import { type CardPlacement, parseSceneSpec, type SceneSpec } from '@herald/stage';
import type { SpokenAudio } from '../contracts/speech-provider.ts';
import type { ComposedScene, VideoOrder } from '../contracts/video-provider.ts';
import { backgroundOf } from './background-of.ts';
import { cardCueSec } from './card-cue.ts';
import { endCardText } from './end-card-text.ts';
import { performerOf } from './performer-of.ts';
import { mouthCurveOf } from './spoken-audio.ts';

/** Long enough to see the product come in and the presenter breathe and blink. */
const SILENT_SEC = 6;
const MAX_SEED = 2 ** 32;

/** The scene of an order; without a sound it is a moment of silence. */
export function composeScene(order: VideoOrder, audio: SpokenAudio | undefined): ComposedScene {
  return { scene: { ...sceneOf(order, audio) }, pictures: picturesOf(order) };
}

export function sceneOf(order: VideoOrder, audio: SpokenAudio | undefined): SceneSpec {
  const look = lookOf(order, audio);
  return audio ? speakingScene(look, spokenPartOf(audio)) : parseSceneSpec({ ...look, durationSec: SILENT_SEC });
}

export function spokenPartOf(audio: SpokenAudio): SpokenPart {
  return { sound: audio, timing: audio, mouth: mouthCurveOf(audio.mouth) };
}

export function picturesOf({ pictures }: VideoOrder): Record<string, string> {
  return Object.fromEntries(Object.entries(pictures).filter(([, address]) => address));
}

function lookOf(order: VideoOrder, audio: SpokenAudio | undefined): SceneLook | Record<string, unknown> {
  const { output, pictures, background } = order;
  const words = audio?.words ?? [];
  const durationSec = audio ? audio.pcm.length / audio.sampleRateHz : SILENT_SEC;
  return {
    seed: Math.abs(Math.trunc(order.seed)) % MAX_SEED,
    aspect: output.aspect_ratio,
    resolution: output.resolution,
    locale: order.locale,
    performer: performerOf(order),
    background: backgroundOf(order),
    camera: background.style === 'bold' ? 'cuts' : 'drift',
    captions: output.captions === 'off' || words.length === 0 ? null : { style: output.captions },
    card: pictures.product
      ? { picture: 'product', enterAtSec: cardCueSec(words, durationSec), placement: placementOf(order) }
      : null,
    logo: pictures.logo ? { picture: 'logo', corner: order.logoPosition } : null,
    hook: output.hook.trim() ? { text: output.hook.trim() } : null,
    endCard: audio && output.end_card.trim() ? endCardText(output.end_card) : null,
  };
}

/** A presenter holds the product; photos have no hands, and in lower pictures the captions would cover them. */
function placementOf({ performer, output }: VideoOrder): CardPlacement {
  return performer.kind !== 'photo' && output.aspect_ratio === '9:16' ? 'hand' : 'beside';
}
