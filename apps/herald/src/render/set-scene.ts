import { readFile } from 'node:fs/promises';
import type { BackgroundGroup } from '@herald/contract';
import type { SceneFilm } from '@herald/film';
import type { PerformerOrder, Providers, SpokenAudio, VideoOrder } from '@herald/providers';
import { parseSceneSpec } from '@herald/stage';
import { RenderUseError } from './render-error.ts';
import { isColor, isSetting, type RenderRequest } from './render-request.ts';

const DEFAULT_PRESET = 'emma';
const PLAIN: BackgroundGroup = {
  ...{ setting: 'home', environment: 'day', lighting: 'auto', style: 'clean' },
  ...{ color: '#000000', imageUrl: '' },
};

/** Who speaks in front of the camera, and what the person who asked should know about it. */
export interface Cast {
  performer: PerformerOrder;
  notes: string[];
}

export async function castOf({ photo, preset }: RenderRequest, portrait: Providers['portrait']): Promise<Cast> {
  if (photo) return readPhoto(photo, portrait);
  return { performer: { kind: 'preset', presetId: preset ?? DEFAULT_PRESET }, notes: [] };
}

/** The scene a request describes, with what is said in it and the files of its pictures; without a sound it is silent. */
export async function setScene(
  request: RenderRequest,
  { performer }: Cast,
  video: Providers['video'],
  audio?: SpokenAudio,
): Promise<SceneFilm> {
  const { scene, pictures } = await video.compose(orderOf(request, performer), audio);
  return { spec: parseSceneSpec(withWishes(scene, request.scene)), pictures };
}

function orderOf(request: RenderRequest, performer: PerformerOrder): VideoOrder {
  const { photo, product, logo, background: place } = request;
  const isPicture = !isSetting(place) && !isColor(place);
  return {
    title: request.title,
    seed: 1,
    locale: request.locale,
    performer,
    background: backgroundOf(place),
    logoPosition: 'top-right',
    output: {
      aspect_ratio: request.aspect,
      resolution: request.resolution,
      captions: request.captions,
      hook: request.hook ?? '',
      end_card: request.cta ?? '',
      logo_url: '',
      music_url: '',
    },
    pictures: {
      ...(photo && { photo }),
      ...(product && { product }),
      ...(logo && { logo }),
      ...(isPicture && { background: place }),
    },
  };
}

function backgroundOf(place: string): BackgroundGroup {
  if (isSetting(place)) return { ...PLAIN, setting: place };
  return isColor(place) ? { ...PLAIN, setting: 'color', color: place } : { ...PLAIN, setting: 'picture' };
}

type Scene = Record<string, unknown>;

/** What a scene file says itself wins; an end card of its own makes the film as much longer as it lasts. */
function withWishes(scene: Scene, wishes: Scene): Scene {
  const wished = { ...scene, ...wishes };
  if (!('endCard' in wishes)) return wished;
  const spokenSec = Number(scene.durationSec) - endCardSec(scene);
  return { ...wished, durationSec: spokenSec + endCardSec(wished) };
}

const USUAL_END_CARD_SEC = 2.5;

function endCardSec({ endCard }: Scene): number {
  return endCard ? ((endCard as { durationSec?: number }).durationSec ?? USUAL_END_CARD_SEC) : 0;
}

async function readPhoto(path: string, portrait: Providers['portrait']): Promise<Cast> {
  const bytes = await readFile(path).catch(() => {
    throw new RenderUseError(`The photo ${path} cannot be opened.`);
  });
  const { gate, analysis } = await portrait.analyse(bytes);
  const said = gate.findings.map(({ reason, hint }) => `${reason} ${hint}`);
  if (gate.answer === 'reject') throw new RenderUseError(`This photo cannot talk. ${said.join(' ')}`);
  return { performer: { kind: 'photo', points: analysis }, notes: said };
}
