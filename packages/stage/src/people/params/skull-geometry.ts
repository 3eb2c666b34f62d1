import type { BeardParams, HairParams } from '@herald/media/person/hair-params';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import type { Rgb } from '#base/color/rgb.ts';
import type { Bend } from '#base/composing/bend.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import type { Light } from '#base/light/light-presets.ts';

/**
 * What hair and beards need to know of the head they grow on. Face units: 1 = unitPx pixels, about half a face width;
 * x right, y down, z towards the viewer, origin between the eyes.
 */
export interface SkullGeometry {
  unitPx: number;
  seed: number;
  male: boolean;
  ageYears: number;
  /** 0 young .. 1 old, rises from 31 to 70 years */
  oldness: number;
  light: Light;
  /** shown colours, 0..255 */
  skin: Rgb;
  hair: Rgb;
  /** half of the head's widest width, about 0.9 */
  faceHalfWidth: number;
  /** half width of the face outline (skull, cheeks, jaw) at height y */
  halfWidthAt(y: number): number;
  /** height of the skin towards the viewer */
  depthAt(x: number, y: number): number;
  /** depth of the outline itself, for parallax of what sits on the edge */
  edgeDepthAt(y: number): number;
  /** where the forehead ends and hair begins in the middle, about -0.86 */
  hairlineY: number;
  skullTopY: number;
  browY: number;
  noseBaseY: number;
  mouthY: number;
  mouthHalfWidth: number;
  chinY: number;
  neckHalfWidth: number;
  earY: number;
  /** share (0..1) of the jaw's drop that skin at height y follows */
  jawShareAt(y: number): number;
}

/** A quarter-resolution shadow: `scale` pixels of the head per pixel of the canvas. */
export interface SoftShadow {
  canvas: Canvas;
  x: number;
  y: number;
  scale: number;
}

/** Sprites lie relative to the head origin (between the eyes), in pixels. */
export interface BakedHair {
  back: Sprite | null;
  front: Sprite | null;
  /** still cloth over the shoulders (hijab drape) */
  mid?: Sprite | null;
  faceShadow?: SoftShadow | null;
  bodyShadow?: SoftShadow | null;
  /** how front and back follow the head */
  frontBend?: Bend;
  backBend?: Bend;
  hidesEars: boolean;
  /** 0..1: how much of the scalp's skin colour the hair replaces at a point, so that a turned head shows no bare strip */
  scalpCoverAt?(x: number, y: number): number;
}

/** A sprite and how it follows the head. */
export interface BendingSprite {
  sprite: Sprite;
  bend: Bend;
}

export interface BakedBeard {
  jaw: BendingSprite | null;
  lip: BendingSprite | null;
  /** 0..1: how much of the skin's colour the beard replaces at a point */
  coverAt(x: number, y: number): number;
}

export type BakeHair = (params: HairParams, geometry: SkullGeometry, makeCanvas: MakeCanvas) => BakedHair;
export type BakeBeard = (params: BeardParams, geometry: SkullGeometry, makeCanvas: MakeCanvas) => BakedBeard | null;
