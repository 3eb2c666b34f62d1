import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { type Picture, sceneFonts } from '@herald/stage';

const loadedFonts = new Map<string, Promise<unknown>>();
const loadedPictures = new Map<string, Promise<ImageBitmap>>();
const KEPT_PICTURES = 24;

/** Workers have fonts of their own, which the types of a page do not know. */
const { fonts } = globalThis as unknown as { fonts: FontFaceSet };

/** Loads what a scene is drawn with, each file once. */
export async function loadSceneFonts(spec: SceneSpec): Promise<void> {
  await Promise.all(
    sceneFonts(spec).fonts.map(({ family, weight, file }) => {
      const kept = loadedFonts.get(family);
      if (kept) return kept;
      const url = import.meta.env.CAPTION_FONTS + file.slice(file.lastIndexOf('/') + 1);
      const face = new FontFace(family, `url(${url})`, { weight });
      fonts.add(face);
      const loading = face.load().catch((cause) => {
        fonts.delete(face);
        loadedFonts.delete(family);
        throw new Error('The lettering of the captions could not be loaded. Check your connection.', { cause });
      });
      loadedFonts.set(family, loading);
      return loading;
    }),
  );
}

export async function loadScenePictures(addresses: Record<string, string>): Promise<Map<string, Picture>> {
  const entries = Object.entries(addresses).map(
    async ([name, address]) => [name, await pictureOf(name, address)] as const,
  );
  return new Map(await Promise.all(entries));
}

function pictureOf(name: string, address: string): Promise<ImageBitmap> {
  const kept = loadedPictures.get(name);
  if (kept) return kept;
  const loading = loadPicture(address).catch((cause) => {
    loadedPictures.delete(name);
    throw new Error('A picture of this scene could not be loaded. Check your connection.', { cause });
  });
  loadedPictures.set(name, loading);
  dropOldest();
  return loading;
}

async function loadPicture(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The picture answered ${response.status}.`);
  return createImageBitmap(await response.blob());
}

function dropOldest(): void {
  const [oldest] = loadedPictures;
  if (loadedPictures.size <= KEPT_PICTURES || !oldest) return;
  loadedPictures.delete(oldest[0]);
}
