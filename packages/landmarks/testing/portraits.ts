import { readFileSync } from 'node:fs';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { decodePortrait } from '../src/node/decode-portrait.ts';
import type { Pixels } from '../src/pixels.ts';

export const portraitNames = ['af_f30', 'eu_f28', 'sa_m42', 'se_m27'] as const;

export type PortraitName = (typeof portraitNames)[number];

/** The file of a stand-in portrait: a computer render of a person who does not exist. */
export function portraitBytes(name: PortraitName): Buffer {
  return readFileSync(new URL(`../../stage/fixtures/portraits/${name}.jpg`, import.meta.url));
}

export async function portraitPixels(name: PortraitName): Promise<Pixels> {
  return (await decodePortrait(portraitBytes(name))).pixels;
}

/** A new picture, painted by the test; the portraits can be drawn into it. */
export async function paintPicture(
  size: { width: number; height: number },
  names: readonly PortraitName[],
  paint: (ctx: SKRSContext2D, ...portraits: Awaited<ReturnType<typeof loadImage>>[]) => void,
): Promise<Pixels> {
  const portraits = await Promise.all(names.map((name) => loadImage(portraitBytes(name))));
  const canvas = createCanvas(size.width, size.height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#9aa3ad';
  ctx.fillRect(0, 0, size.width, size.height);
  paint(ctx, ...portraits);
  const { data } = ctx.getImageData(0, 0, size.width, size.height);
  return { ...size, data };
}
