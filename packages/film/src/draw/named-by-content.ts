import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Picture } from '@herald/stage';
import { loadPictures } from './node-stage.ts';
import type { SceneFilm } from './scene-film.ts';

/**
 * A scene whose pictures are named by what they show, and these pictures. Every film calls its portrait "photo", so what
 * is kept for the next film by the names of pictures would show it the portrait of another account.
 */
export async function namedByContent(film: SceneFilm): Promise<{ spec: SceneSpec; pictures: Map<string, Picture> }> {
  const loaded = await loadPictures(film.pictures);
  const nameOf = (name: string): string => loaded.fingerprints.get(name) ?? name;
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
  return { spec, pictures: new Map([...loaded.pictures].map(([name, picture]) => [nameOf(name), picture])) };
}
