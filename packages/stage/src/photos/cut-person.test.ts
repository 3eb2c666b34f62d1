import { beforeAll, describe, expect, it } from 'vitest';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { makeCanvas } from '../../testing/node-canvas.ts';
import { samplePortrait } from '../../testing/photo-portraits.ts';
import { cutPerson } from './cut-person.ts';
import { type FaceGeometry, faceGeometry } from './face-geometry.ts';
import { fitPhoto } from './fit-photo.ts';
import { framePhoto } from './frame-photo.ts';
import { type FramePixels, framePixels, readFramePixels } from './frame-pixels.ts';
import { photoPlate } from './photo-plate.ts';

const HAIR = [60, 34, 20] as const;
const WALL = [200, 214, 222] as const;
/** In face widths from the middle of the head: a person as wide as this, before a wall. */
const ASIDE = 0.8;

let face: FaceGeometry;
let frame: FramePixels;

/** Nobody's picture: hair from edge to edge of the person, a wall beside. The face's points are those of a portrait. */
beforeAll(async () => {
  const { picture, analysis } = await samplePortrait('eu_f28');
  const fit = fitPhoto(analysis, framePhoto(analysis, layoutScene({ aspect: '9:16', resolution: 720 }).framing, []));
  face = faceGeometry(analysis, fit);
  const { width, height } = readFramePixels(photoPlate(picture, analysis, fit, { makeCanvas, isCutOut: false }).canvas);
  frame = framePixels(width, height);
  for (let at = 0; at < width * height; at++) frame.bytes.set([...(isPerson(at % width) ? HAIR : WALL), 255], at * 4);
});

const isPerson = (x: number) => Math.abs(x - face.headCentre[0]) < ASIDE * face.faceWidth;
const cut = () => cutPerson(frame, face, (x) => (isPerson(x) ? 1 : 0));
const pixelOf = ({ bytes, width }: FramePixels, away: number, up = 0) => {
  const [x, y] = face.headCentre.map(Math.round);
  const at = ((y - up) * width + Math.round(x + away * face.faceWidth)) * 4;
  return [...bytes.subarray(at, at + 4)];
};

describe('a person who is cut out', () => {
  it('is whole, and nothing is left of what is behind', () => {
    expect(pixelOf(cut(), 0)).toEqual([...HAIR, 255]);
    for (const away of [ASIDE + 0.08, -ASIDE - 0.08]) expect(pixelOf(cut(), away)[3]).toBe(0);
  });

  it('keeps a strand of hair that stands out, half seen where it is half hair, in the color of hair', () => {
    const [x, y] = face.headCentre.map(Math.round);
    const column = Math.round(x + (ASIDE + 0.03) * face.faceWidth);
    const before = frame.words.slice();
    const half = HAIR.map((value, c) => Math.round((value + WALL[c]) / 2));
    const edge = Math.round(x + ASIDE * face.faceWidth) - 2;
    for (let row = y - 1; row <= y + 1; row++) {
      for (let at = edge; at <= column + 2; at++) frame.bytes.set([...half, 255], (row * frame.width + at) * 4);
    }
    const { bytes } = cut();
    frame.words.set(before);
    const strand = [...bytes.subarray((y * frame.width + column) * 4, (y * frame.width + column) * 4 + 4)];
    expect(strand[3]).toBeGreaterThan(80);
    expect(strand[3]).toBeLessThan(175);
    expect(Math.max(...strand.slice(0, 3).map((value, c) => Math.abs(value - HAIR[c])))).toBeLessThan(12);
    expect(pixelOf(cut(), ASIDE + 0.03)[3]).toBeLessThan(20);
  });

  it('before leaves ends at its outline: a color tells nothing there', () => {
    const before = frame.words.slice();
    for (let at = 0; at < frame.words.length; at++) {
      const isLeaf = ((at % frame.width) * 7 + Math.floor(at / frame.width) * 3) % 5 < 2;
      if (!isPerson(at % frame.width)) frame.bytes.set(isLeaf ? [70, 44, 26, 255] : [90, 130, 60, 255], at * 4);
    }
    const { bytes } = cut();
    frame.words.set(before);
    const [x, y] = face.headCentre.map(Math.round);
    const column = Math.round(x + (ASIDE + 0.035) * face.faceWidth);
    const seen = Array.from({ length: 40 }, (_, down) => bytes[((y + down) * frame.width + column) * 4 + 3]);
    expect(Math.max(...seen)).toBeLessThan(40);
  });

  it('is cut out, too, where the frame cuts the face', () => {
    const aside = 0.45 * face.faceWidth;
    const shifted = framePixels(frame.width, frame.height);
    const left = Math.round(face.headCentre[0] - aside);
    for (let y = 0; y < frame.height; y++) {
      for (let x = 0; x < frame.width - left; x++)
        shifted.words[y * frame.width + x] = frame.words[y * frame.width + x + left];
    }
    const mesh = face.mesh.map(([x, y, z]) => [x - left - 0.3 * face.faceWidth, y, z] as const);
    const near = { ...face, mesh } as FaceGeometry;
    const { bytes } = cutPerson(shifted, near, (x) => (isPerson(x + left) ? 1 : 0));
    const wall = Math.round(aside + (ASIDE + 0.2) * face.faceWidth);
    const y = Math.round(face.headCentre[1]);
    expect(bytes[(y * frame.width + wall) * 4 + 3]).toBe(0);
  });

  it('has no holes where clothes look like the wall', () => {
    const bottom = frame.height - 1;
    const before = frame.words.slice();
    const middle = Math.round(face.headCentre[0]);
    const isPatch = (x: number, y: number) => Math.abs(x - middle) < 40 && bottom - y < 60;
    for (let y = bottom - 60; y <= bottom; y++)
      for (let x = middle - 40; x < middle + 40; x++) frame.bytes.set([...WALL, 255], (y * frame.width + x) * 4);
    const { bytes } = cutPerson(frame, face, (x, y) => (isPerson(x) && !isPatch(x, y) ? 1 : 0));
    frame.words.set(before);
    expect(bytes[((bottom - 10) * frame.width + middle) * 4 + 3]).toBe(255);
  });
});
