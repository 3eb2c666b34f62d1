import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { PixelMemory } from '#base/composing/pixel-memory.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Framing, LoadedPerformer, Performer, Pose, Rect } from '#base/performer.ts';
import { cardPerformer } from './card-performer.ts';
import { movingCells } from './cell-kinds.ts';
import { cutPerson } from './cut-person.ts';
import { type EyeAct, PhotoEye } from './draw-eye.ts';
import { evenLids } from './even-lids.ts';
import { extendLipCorners } from './extend-lip-corners.ts';
import { eyeLines } from './eye-lines.ts';
import { eyeRims } from './eye-rims.ts';
import { eyeContours, landmark } from './face-contours.ts';
import { type FaceGeometry, faceGeometry } from './face-geometry.ts';
import { fillBehind } from './fill-behind.ts';
import { fitPhoto } from './fit-photo.ts';
import { type FramePixels, putPart, readFramePixels } from './frame-pixels.ts';
import { gazeRoom } from './gaze-room.ts';
import { headMask } from './head-mask.ts';
import { heldSides, limitsInRoom } from './head-room.ts';
import { liftDark } from './lift-dark.ts';
import { lipContours, lipRing } from './lip-contours.ts';
import { livelyPose } from './lively-pose.ts';
import { type MotionBasis, motionBasis } from './motion-basis.ts';
import { type MotionField, motionField, sampleGrid, updateMotion } from './motion-field.ts';
import { MouthFolds, shutFrom } from './mouth-folds.ts';
import { MouthInterior, type TeethPlace } from './mouth-interior.ts';
import { MouthMesh, type MouthSource, mouthSource, ringCount } from './mouth-mesh.ts';
import { mouthPalette } from './mouth-palette.ts';
import { mouthShape } from './mouth-shape.ts';
import { personInFrame } from './person-in-frame.ts';
import { luminance, meanColor } from './photo-colors.ts';
import { photoPlate } from './photo-plate.ts';
import {
  asideReach,
  breathLift,
  browLift,
  cheekLift,
  chestStep,
  eyeAct,
  jawDrop,
  joinedLimits,
  mostBreath,
  type PoseLimits,
  poseMotion,
  separatedLimits,
} from './pose-motion.ts';
import { type LookAt, refineInnerLips } from './refine-inner-lips.ts';
import { sharpenEnlarged } from './sharpen-enlarged.ts';
import { shutEye } from './shut-eye.ts';
import { sourceTeeth } from './source-teeth.ts';
import { CellWarp } from './warp-cells.ts';
import { WarpKernel } from './warp-kernel.ts';

/** Makes a talking person of a portrait, for one framing; all the costly measuring happens here, once. One who is cut out is drawn over what is there. */
export function preparePhoto(
  picture: Picture,
  analysis: PhotoAnalysis,
  framing: Framing,
  makeCanvas: MakeCanvas,
  { isCutOut = false } = {},
): Performer {
  const { window: card, ...inFrame } = framing;
  if (!card) return photoInFrame({ picture, analysis, isCutOut }, inFrame, makeCanvas);
  const { headX, headY, unitPx } = framing;
  const frame = { frameWidth: card.width, frameHeight: card.height };
  const inCard = { ...frame, unitPx, headX: headX - card.x, headY: headY - card.y };
  const photo = photoInFrame({ picture, analysis, isCutOut: false }, inCard, makeCanvas);
  return cardPerformer(picture, { framing, card, photo }, makeCanvas);
}

interface Portrait {
  picture: Picture;
  analysis: PhotoAnalysis;
  isCutOut: boolean;
}

function photoInFrame(portrait: Portrait, framing: Framing, makeCanvas: MakeCanvas): Performer {
  const { picture, analysis, isCutOut } = portrait;
  const fit = fitPhoto(analysis, framing);
  const plate = photoPlate(picture, analysis, fit, { makeCanvas, isCutOut });
  const frame = readFramePixels(plate.canvas);
  const face = faceGeometry(analysis, fit);
  const part = plate.picture ?? { x: 0, y: 0, width: frame.width, height: frame.height };
  const isLifted = liftDark(frame, face, part);
  const isSharpened = sharpenEnlarged(frame, fit.scale);
  if (isLifted || isSharpened) {
    const lifted = contextOf(plate.canvas).createImageData(frame.width, frame.height);
    lifted.data.set(frame.bytes);
    contextOf(plate.canvas).putImageData(lifted, 0, 0);
  }
  const person = personInFrame(analysis, fit, { isCutOut });
  const cut = isCutOut ? cutPerson(frame, face, person) : undefined;
  const mask = cut ? alphaOf(cut) : plate.picture && !person ? undefined : headMask(frame, face, person);
  const head = mask && { mask, frame, part, face };
  const limits = head ? limitsInRoom(separatedLimits, head) : joinedLimits;
  const basis = motionBasis(frame, face, isCutOut ? undefined : plate.picture, head && heldSides(head));
  const moving = movingCells(frame, basis, greatestMotion(face, limits), mask);
  const { area } = moving;
  const source = readMouth(frame, face, analysis.edited.includes('mouth'));
  const mesh = new MouthMesh(source, basis);
  const kernel = new WarpKernel(
    area,
    basis.grid.cell,
    { vertices: mesh.vertices, rings: ringCount, perRing: lipRing },
    isCutOut,
  );
  putPart(cut ?? frame, area, kernel.photo);
  if (cut) showAtRest(plate.canvas, cut, area);
  else {
    kernel.behind.words.set(kernel.photo.words);
    if (mask) standBefore(kernel, maskWithin(area, mask, frame.width), Math.min(frame.width, frame.height));
  }
  const pictures = { originX: area.x, originY: area.y, kernel };
  const folds = new MouthFolds(cut ?? frame, source, area, kernel.photo);
  const palette = mouthPalette(frame, face, fit.scale);
  const lipLight = luminance(lipColor(frame, source));
  return new PhotoPerformer({
    framing: fit.framing,
    plate: plate.canvas,
    area,
    face,
    limits,
    basis,
    field: motionField(basis.grid),
    warp: new CellWarp(pictures, moving, basis.grid.cell),
    mesh,
    folds,
    interior: new MouthInterior(palette, face.mouthWidth, {
      place: teethPlace(source),
      teeth: sourceTeeth(source, lookIn(frame, face), { lipLight, mouthWidth: face.mouthWidth }),
    }),
    eyes: eyesOf(frame, face, fit.scale),
    kernel,
    makeCanvas,
    isCutOut,
  });
}

function alphaOf({ bytes }: FramePixels): Uint8Array {
  return Uint8Array.from({ length: bytes.length / 4 }, (_, at) => bytes[at * 4 + 3]);
}

/** What is drawn over something else must not be there twice: what moves is left out. */
function showAtRest(plate: Canvas, { bytes, width, height }: FramePixels, moving: Rect): void {
  const ctx = contextOf(plate);
  const shown = ctx.createImageData(width, height);
  shown.data.set(bytes);
  ctx.putImageData(shown, 0, 0);
  ctx.clearRect(moving.x, moving.y, moving.width, moving.height);
}

function maskWithin({ x, y, width, height }: Rect, mask: Uint8Array, stride: number): Uint8Array {
  const part = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * stride + x;
    part.set(mask.subarray(from, from + width), row * width);
  }
  return part;
}

/** The mask becomes the alpha of the photo; behind it lies what is there without the person. */
function standBefore({ photo, behind }: WarpKernel, mask: Uint8Array, frameSide: number): void {
  behind.words.set(fillBehind(photo, mask, frameSide).words);
  for (let at = 0; at < mask.length; at++) photo.bytes[at * 4 + 3] = mask[at];
}

const lookIn =
  (frame: FramePixels, face: FaceGeometry): LookAt =>
  (x, y) => {
    const [px, py] = face.toFrame(x, y);
    return meanColor(frame, px, py, 0.5);
  };

function readMouth(frame: FramePixels, face: FaceGeometry, placedByHand: boolean): MouthSource {
  const contours = lipContours(face);
  const look = lookIn(frame, face);
  if (!placedByHand) {
    refineInnerLips(contours, look);
    extendLipCorners(contours, look, face.mouthWidth);
  }
  return mouthSource(face, contours);
}

function eyesOf(frame: FramePixels, face: FaceGeometry, grainPx: number): PhotoEye[] {
  const eyes = evenLids(
    eyeContours.map((eye) => eyeLines(frame, face, eye)),
    face,
  );
  const gaze = gazeRoom(frame, eyes);
  return eyes.flatMap((lines) => {
    if (!lines) return [];
    const rims = eyeRims(frame, lines);
    return new PhotoEye(lines, shutEye(frame, lines, rims), { gaze, grainPx, rims });
  });
}

/** The middle of the row is under the nose; on a turned head its far side is as much shorter as the lips are. */
function teethPlace({ face, middleX, halfWidth }: MouthSource): TeethPlace {
  const [x, y] = face.mesh[landmark.upperLipInner];
  const [noseX, noseY] = face.mesh[landmark.noseBase];
  const nose = 0.6 * face.toLocal(x, y)[0] + 0.4 * face.toLocal(noseX, noseY)[0];
  const half = halfWidth / face.mouthWidth;
  const middle = clamp((nose - middleX) / face.mouthWidth, -0.3 * half, 0.3 * half);
  return { middle, left: half, right: half };
}

function lipColor(frame: FramePixels, { face, lips }: MouthSource) {
  const inner = lips.inner[45];
  const outer = lips.outer[45];
  const [x, y] = face.toFrame((inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2);
  return meanColor(frame, x, y, 2);
}

const greatestMotion = (face: FaceGeometry, limits: PoseLimits) => ({
  yaw: limits.yaw,
  pitch: limits.pitch,
  roll: limits.roll,
  shift: (limits.shift * face.faceWidth) / 2,
  dip: (limits.dip * face.faceWidth) / 2,
  near: limits.near,
  jaw: jawDrop,
  brow: 1.4 * browLift * face.faceWidth,
  breath: mostBreath * breathLift * face.faceWidth,
  lean: limits.lean * face.faceWidth,
  sway: limits.sway * face.faceWidth,
  cheek: cheekLift * face.faceWidth,
  aside: asideReach * face.faceWidth,
});

interface PhotoParts {
  readonly framing: Framing;
  readonly plate: Canvas;
  readonly area: Rect;
  readonly face: FaceGeometry;
  readonly limits: PoseLimits;
  readonly basis: MotionBasis;
  readonly field: MotionField;
  readonly warp: CellWarp;
  readonly mesh: MouthMesh;
  readonly folds: MouthFolds;
  readonly interior: MouthInterior;
  readonly eyes: readonly PhotoEye[];
  readonly kernel: WarpKernel;
  readonly makeCanvas: MakeCanvas;
  readonly isCutOut: boolean;
}

class PhotoPerformer implements Performer {
  readonly framing: Framing;
  readonly movingArea: Rect;
  readonly #parts: PhotoParts;

  constructor(parts: PhotoParts) {
    this.#parts = parts;
    this.framing = parts.framing;
    this.movingArea = parts.area;
  }

  drawStill(ctx: Context2D): void {
    ctx.drawImage(this.#parts.plate, 0, 0);
  }

  drawMoving(ctx: Context2D, pose: Pose): void {
    const { area, kernel, isCutOut, makeCanvas } = this.#parts;
    this.#paint(pose, { x: 0, y: 0, width: area.width, height: area.height });
    const shown = ctx.createImageData(area.width, area.height);
    shown.data.set(kernel.out.bytes);
    if (!isCutOut && isIdentity(ctx)) {
      ctx.putImageData(shown, area.x, area.y);
      return;
    }
    const canvas = makeCanvas(area.width, area.height);
    contextOf(canvas).putImageData(shown, 0, 0);
    ctx.drawImage(canvas, area.x, area.y);
  }

  /** A photo has no arms. */
  prepareGestures(): boolean {
    return false;
  }

  load(memory: PixelMemory): LoadedPerformer {
    const { area, kernel, isCutOut } = this.#parts;
    const layer = isCutOut ? memory.picture(area) : undefined;
    return {
      armAreas: () => [],
      ...(!isCutOut && { replaces: area }),
      drawMoving: (picture, pose) => {
        const { left, top, width, height } = picture;
        this.#paint(pose, { x: left - area.x, y: top - area.y, width, height });
        if (!layer) {
          memory.putRows(picture, kernel.out.bytes, area);
          return;
        }
        memory.bytesOf(layer).set(kernel.out.bytes);
        memory.blendPlain(layer, picture, area);
      },
    };
  }

  /** Paints what lies within a part of the area: all of it, or where a picture looks for the lips. */
  #paint(pose: Pose, within: Rect): void {
    const { face, limits, basis, field, warp, mesh, folds, interior, kernel, area } = this.#parts;
    const acted = livelyPose(pose);
    const motion = poseMotion(acted, face, limits);
    const shape = mouthShape(acted.mouth, pose.smile, pose.beam);
    const eased = folds.ease(Math.max(shape.foldsEased, shutFrom(mesh.source, shape)));
    if (eased) warp.touch(eased);
    updateMotion(field, basis, motion);
    warp.draw(field, chestStep(acted, limits), within);
    mesh.update(shape, field, motion.jaw);
    kernel.fillRings(area.x, area.y);
    warp.touch(meshBounds(mesh.vertices, area));
    warp.touch(interior.draw(kernel.out, area, mesh, { shape, mouth: acted.mouth }));
    const act = eyeAct({ ...pose, squint: acted.squint });
    for (const eye of this.#parts.eyes) if (meet(eye.reachIn(area), within)) this.#moveEye(eye, act);
  }

  #moveEye(eye: PhotoEye, act: EyeAct): void {
    const { field, kernel, area } = this.#parts;
    const moveAt = ([x, y]: readonly [number, number]): [number, number] => [
      sampleGrid(field.moveX, field.grid, x, y),
      sampleGrid(field.moveY, field.grid, x, y),
    ];
    const { left, right } = eye.corners;
    const place = { originX: area.x, originY: area.y, left: moveAt(left), right: moveAt(right) };
    const drawn = eye.draw(kernel.out, act, place);
    if (drawn) this.#parts.warp.touch(drawn);
  }
}

/** Pixels can be put down directly, at half the cost, where nothing moves or fades the canvas. */
function isIdentity(ctx: Context2D & { getTransform?(): Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number> }): boolean {
  const transform = ctx.getTransform?.();
  if (!transform || ctx.globalAlpha !== 1 || ctx.globalCompositeOperation !== 'source-over') return false;
  const { a, b, c, d, e, f } = transform;
  return a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0;
}

function meshBounds(vertices: Float32Array, area: Rect): Rect {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < vertices.length; at += 6) {
    left = Math.min(left, vertices[at]);
    right = Math.max(right, vertices[at]);
    top = Math.min(top, vertices[at + 1]);
    bottom = Math.max(bottom, vertices[at + 1]);
  }
  return { x: left - area.x - 1, y: top - area.y - 1, width: right - left + 2, height: bottom - top + 2 };
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
