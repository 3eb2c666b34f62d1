import { readFile } from 'node:fs/promises';
import { type SceneFilm, type SpokenPart, speakingScene } from '@herald/film';
import { createNodeLandmarker, decodePortrait } from '@herald/landmarks/node';
import { RenderUseError } from './render-error.ts';
import { isColor, isSetting, type RenderRequest } from './render-request.ts';

const DEFAULT_PRESET = 'emma';

export interface SetScene extends SceneFilm {
  /** what the person should know about the pictures */
  notes: string[];
}

/** The scene a request describes, with what is said in it and the files of its pictures. */
export async function setScene(request: RenderRequest, spoken: SpokenPart): Promise<SetScene> {
  const pictures: Record<string, string> = {};
  const { photo, notes } = request.photo ? await readPhoto(request.photo) : { photo: undefined, notes: [] };
  if (request.photo) pictures.photo = request.photo;
  if (request.product) pictures.product = request.product;
  if (request.logo) pictures.logo = request.logo;
  const hasCaptions = request.captions !== 'off' && spoken.timing.words.length > 0;
  const look = {
    aspect: request.aspect,
    resolution: request.resolution,
    locale: request.locale,
    performer: photo ?? { kind: 'preset', presetId: request.preset ?? DEFAULT_PRESET },
    background: backgroundOf(request.background, pictures),
    captions: hasCaptions ? { style: request.captions } : null,
    card: request.product ? { picture: 'product' } : null,
    logo: request.logo ? { picture: 'logo' } : null,
    hook: request.hook ? { text: request.hook } : null,
    endCard: request.cta ? { text: request.cta } : null,
    ...request.scene,
  };
  return { spec: speakingScene(look, spoken), pictures, notes };
}

function backgroundOf(background: string, pictures: Record<string, string>): Record<string, unknown> {
  if (isSetting(background)) return { kind: 'setting', setting: background };
  if (isColor(background)) return { kind: 'color', color: background };
  pictures.background = background;
  return { kind: 'picture', picture: 'background', softness: 0 };
}

async function readPhoto(path: string): Promise<{ photo: Record<string, unknown>; notes: string[] }> {
  const bytes = await readFile(path).catch(() => {
    throw new RenderUseError(`The photo ${path} cannot be opened.`);
  });
  const { pixels } = await decodePortrait(bytes);
  const points = await (await createNodeLandmarker()).analyse(pixels);
  const said = points.gate.findings.map(({ reason, hint }) => `${reason} ${hint}`);
  if (points.gate.answer === 'reject') throw new RenderUseError(`This photo cannot talk. ${said.join(' ')}`);
  return { photo: { kind: 'photo', picture: 'photo', points }, notes: said };
}
