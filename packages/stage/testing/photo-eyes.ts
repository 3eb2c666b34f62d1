import { type EyeAct, PhotoEye, type ShutEye } from '#photos/draw-eye.ts';
import { type EyeLines, eyeLines } from '#photos/eye-lines.ts';
import { eyeContours } from '#photos/face-contours.ts';
import { type FaceGeometry, faceGeometry } from '#photos/face-geometry.ts';
import { fitPhoto } from '#photos/fit-photo.ts';
import { framePhoto } from '#photos/frame-photo.ts';
import { type FramePixels, framePixels, readFramePixels } from '#photos/frame-pixels.ts';
import { photoPlate } from '#photos/photo-plate.ts';
import { shutEye } from '#photos/shut-eye.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { makeCanvas } from './node-canvas.ts';
import { PORTRAIT_NAMES, samplePortrait } from './photo-portraits.ts';

export const OPEN_EYE: EyeAct = { blink: 0, squint: 0, stare: 0, calm: 0, droop: 0, gazeX: 0, gazeY: 0 };
export const STILL_HEAD = { originX: 0, originY: 0, left: [0, 0], right: [0, 0] } as const;

interface Eyes {
  frame: FramePixels;
  face: FaceGeometry;
  lines: EyeLines[];
  shut: ShutEye[];
}

const people = new Map<string, Eyes>();

/** Reads the eyes of all sample portraits, once for all files of tests. */
export async function openPortraitEyes(): Promise<void> {
  for (const name of PORTRAIT_NAMES) {
    if (people.has(name)) continue;
    const { frame, face, lines } = await openEyes(name, 720);
    people.set(name, { frame, face, lines, shut: lines.map((eye) => shutEye(frame, eye)) });
  }
}

export function eyesOf(name: string): Eyes {
  const eyes = people.get(name);
  if (!eyes) throw new Error(`${name} was not read.`);
  return eyes;
}

export async function openEyes(name: (typeof PORTRAIT_NAMES)[number], resolution: number): Promise<Omit<Eyes, 'shut'>> {
  const { picture, analysis } = await samplePortrait(name);
  const fit = fitPhoto(analysis, framePhoto(analysis, layoutScene({ aspect: '9:16', resolution }).framing, []));
  const frame = readFramePixels(photoPlate(picture, analysis, fit, { makeCanvas, isCutOut: false }).canvas);
  const face = faceGeometry(analysis, fit);
  return { frame, face, lines: eyeContours.flatMap((eye) => eyeLines(frame, face, eye) ?? []) };
}

export function drawnEyes({ frame, lines, shut }: Eyes, act: Partial<EyeAct>, grainPx = 1): FramePixels {
  const gaze = meanOf(lines.map(({ eyeWidth }) => eyeWidth));
  const out = framePixels(frame.width, frame.height);
  out.words.set(frame.words);
  for (const [index, eye] of lines.entries())
    new PhotoEye(eye, shut[index], { gaze, grainPx }).draw(out, { ...OPEN_EYE, ...act }, STILL_HEAD);
  return out;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
