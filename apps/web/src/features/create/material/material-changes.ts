import type { MaterialPicture } from '@herald/contract/draft';
import { PICTURE_SHOTS, type PictureShot } from '@herald/media/scene/shot-plan';

/** With one more, under the first number that is free; the same where none is. */
export function withPicture(material: readonly MaterialPicture[], url: string): MaterialPicture[] {
  const shot = PICTURE_SHOTS.find((free) => material.every((picture) => picture.shot !== free));
  return shot ? [...material, { shot, url, name: '', focusX: 0.5, focusY: 0.5 }] : [...material];
}

export function withoutPicture(material: readonly MaterialPicture[], shot: PictureShot): MaterialPicture[] {
  return material.filter((picture) => picture.shot !== shot);
}

export function changedPicture(
  material: readonly MaterialPicture[],
  shot: PictureShot,
  change: Partial<Omit<MaterialPicture, 'shot'>>,
): MaterialPicture[] {
  return material.map((picture) => (picture.shot === shot ? { ...picture, ...change } : picture));
}

/** One place earlier or later; what no mark names comes in this order. */
export function movedPicture(material: readonly MaterialPicture[], shot: PictureShot, by: -1 | 1): MaterialPicture[] {
  const from = material.findIndex((picture) => picture.shot === shot);
  const [moved, other] = [material[from], material[from + by]];
  if (!moved || !other) return [...material];
  return material.map((picture) => (picture === moved ? other : picture === other ? moved : picture));
}

/** "Picture 2", as its mark names it. */
export function pictureLabel(shot: PictureShot): string {
  return `P${shot.slice(1)}`;
}
