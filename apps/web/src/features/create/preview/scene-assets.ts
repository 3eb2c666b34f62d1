import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { type Picture, sceneFonts } from '@herald/stage';
import { loadCaptionFonts } from '#lib/caption-fonts.ts';

const loadedPictures = new Map<string, Promise<ImageBitmap>>();
const KEPT_PICTURES = 24;

/** Loads what a scene is lettered with. */
export const loadSceneFonts = (spec: SceneSpec): Promise<void> => loadCaptionFonts(sceneFonts(spec).fonts);

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
