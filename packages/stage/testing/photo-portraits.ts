import { readFileSync } from 'node:fs';
import { type PhotoAnalysis, parsePhotoAnalysis } from '@herald/media/person/photo-analysis';
import { loadImage } from '@napi-rs/canvas';
import type { Canvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Framing, Performer, Pose } from '#base/performer.ts';
import { framePhoto } from '#photos/frame-photo.ts';
import { preparePhoto } from '#photos/prepare-photo.ts';
import { type LayoutRequest, layoutScene } from '#scene/layout/layout-scene.ts';
import { makeCanvas } from './node-canvas.ts';

/** Stand-in portraits: computer renders of people who do not exist. */
export const PORTRAIT_NAMES = ['af_f30', 'eu_f28', 'sa_m42', 'se_m27'] as const;

export type PortraitName = (typeof PORTRAIT_NAMES)[number];

export interface SamplePortrait {
  name: string;
  picture: Picture;
  analysis: PhotoAnalysis;
}

const fixture = (file: string): Buffer => readFileSync(new URL(`../fixtures/portraits/${file}`, import.meta.url));

export const portraitBytes = (name: PortraitName): Buffer => fixture(`${name}.jpg`);

export const portraitAnalysis = (name: PortraitName): PhotoAnalysis =>
  parsePhotoAnalysis(JSON.parse(fixture(`${name}.json`).toString()));

export async function samplePortrait(name: PortraitName): Promise<SamplePortrait> {
  return { name, picture: await loadImage(portraitBytes(name)), analysis: portraitAnalysis(name) };
}

/** The framing of a layout at a size that is quick to draw. */
export function smallFraming(aspect: LayoutRequest['aspect'], share = 0.5): Framing {
  const { framing } = layoutScene({ aspect, resolution: 720 });
  const scaled = Object.entries(framing).map(([name, value]) => [name, Math.round(value * share)]);
  return Object.fromEntries(scaled) as unknown as Framing;
}

export async function talkingPortrait(name: PortraitName, wish = smallFraming('9:16')): Promise<Performer> {
  const { picture, analysis } = await samplePortrait(name);
  return preparePhoto(picture, analysis, framePhoto(analysis, wish, []), makeCanvas);
}

/** The whole frame at one pose. */
export function frameOf(performer: Performer, pose: Pose | null): Canvas {
  const canvas = makeCanvas(performer.framing.frameWidth, performer.framing.frameHeight);
  const ctx = contextOf(canvas);
  performer.drawStill(ctx);
  if (pose) performer.drawMoving(ctx, pose);
  return canvas;
}
