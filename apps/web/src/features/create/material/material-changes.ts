import type { MaterialPicture } from '@herald/contract/draft';
import {
  isClipShot,
  type MaterialShot,
  MOST_MATERIAL,
  materialShot,
  numberOfShot,
} from '@herald/media/scene/shot-plan';

export interface NewMaterial {
  kind: 'picture' | 'clip';
  url: string;
  name?: string;
  /** Of a clip. */
  durationSec?: number;
}

/** With one more, under the first number that neither a picture nor a clip has; the same where none is free. */
export function withMaterial(
  material: readonly MaterialPicture[],
  { kind, url, name = '', durationSec }: NewMaterial,
): MaterialPicture[] {
  const taken = new Set(material.map(({ shot }) => numberOfShot(shot)));
  const number = Array.from({ length: MOST_MATERIAL }, (_, k) => k + 1).find((free) => !taken.has(free));
  const shot = number && materialShot(kind, number);
  if (!shot) return [...material];
  const used = durationSec === undefined ? {} : { fromSec: 0, untilSec: durationSec };
  return [...material, { shot, url, name, focusX: 0.5, focusY: 0.5, ...used }];
}

export function withoutMaterial(material: readonly MaterialPicture[], shot: MaterialShot): MaterialPicture[] {
  return material.filter((picture) => picture.shot !== shot);
}

export function changedMaterial(
  material: readonly MaterialPicture[],
  shot: MaterialShot,
  change: Partial<Omit<MaterialPicture, 'shot'>>,
): MaterialPicture[] {
  return material.map((picture) => (picture.shot === shot ? { ...picture, ...change } : picture));
}

/** One place earlier or later; what no mark names comes in this order. */
export function movedMaterial(material: readonly MaterialPicture[], shot: MaterialShot, by: -1 | 1): MaterialPicture[] {
  const from = material.findIndex((picture) => picture.shot === shot);
  const [moved, other] = [material[from], material[from + by]];
  if (!moved || !other) return [...material];
  return material.map((picture) => (picture === moved ? other : picture === other ? moved : picture));
}

/** "Picture 2" or "Clip 2", as its mark names it. */
export function materialLabel(shot: MaterialShot): string {
  return `${isClipShot(shot) ? 'Clip' : 'Picture'} ${numberOfShot(shot)}`;
}
