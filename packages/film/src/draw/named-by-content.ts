import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { isClipShot } from '@herald/media/scene/shot-plan';
import type { Picture } from '@herald/stage';
import { FilmError } from '../film-error.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { loadPictures } from './node-stage.ts';
import type { SceneFilm } from './scene-film.ts';

export interface NamedByContent {
  spec: SceneSpec;
  pictures: Map<string, Picture>;
  /** where the clips of its material lie */
  clips: Map<string, string>;
}

/** The paths of the pictures of a film, and those of the clips of its material. */
export function pathsOf({ spec, pictures }: SceneFilm): Record<'pictures' | 'clips', Record<string, string>> {
  const clips = new Set(spec.material.filter(({ shot }) => isClipShot(shot)).map(({ picture }) => picture));
  const those = (isClip: boolean) =>
    Object.fromEntries(Object.entries(pictures).filter(([name]) => clips.has(name) === isClip));
  return { pictures: those(false), clips: those(true) };
}

/**
 * A scene whose pictures are named by what they show, and these pictures. Every film calls its portrait "photo", so what
 * is kept for the next film by the names of pictures would show it the portrait of another account.
 */
export async function namedByContent(film: SceneFilm): Promise<NamedByContent> {
  const paths = pathsOf(film);
  const loaded = await loadPictures(paths.pictures);
  const prints = new Map(loaded.fingerprints);
  for (const [name, path] of Object.entries(paths.clips)) prints.set(name, await printOfClip(path));
  const nameOf = (name: string): string => prints.get(name) ?? name;
  const renamed = <T extends { picture: string }>(part: T): T => ({ ...part, picture: nameOf(part.picture) });
  const { background, performer, card, material, logo } = film.spec;
  const spec: SceneSpec = {
    ...film.spec,
    background: background.kind === 'picture' ? renamed(background) : background,
    performer: performer.kind === 'photo' ? renamed(performer) : performer,
    card: card && renamed(card),
    material: material.map(renamed),
    logo: logo && renamed(logo),
  };
  return {
    spec,
    pictures: new Map([...loaded.pictures].map(([name, picture]) => [nameOf(name), picture])),
    clips: new Map(Object.entries(paths.clips).map(([name, path]) => [nameOf(name), path])),
  };
}

function printOfClip(path: string): Promise<string> {
  return fingerprintOf(path).catch(() => {
    throw new FilmError('bad_clip', `The clip ${path} cannot be opened.`);
  });
}
