import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { type FaceGeometry, narrowRoom } from './face-geometry.ts';
import { acrossOf, alongOf, type LipAxis, lipAxis } from './lip-axis.ts';
import { isLower, type LipContours, lipRing, opposite, rightCorner } from './lip-contours.ts';
import type { MotionBasis } from './motion-basis.ts';
import { type MotionField, motionField, sampleGrid } from './motion-field.ts';
import { mouthShading } from './mouth-shading.ts';
import type { MouthShape } from './mouth-shape.ts';

/** Rings of the mesh from the inner lip edge outwards: edge, middle of the lip, outer edge, then four that fade into the face. */
export const ringCount = 7;
/** x, y in the frame; u, v where the picture is read; opacity; light, 1 = unchanged. */
export const vertexFields = 6;

const fadeDistance = [0.035, 0.08, 0.135, 0.2];
const fadeShare = [0.14, 0.46, 0.82, 1];

/** The lower lip laps over the upper one by this much, so that no pixel between closed lips is left to chance. */
const overlapPx = 0.7;

/** Of the lower lip's height at a corner, and of the upper one's: so much a smile or an open mouth stretches away, or its corners are red triangles. */
const THINNED = { lower: 0.28, upper: 0.18 };
/** How steeply that grows towards the corners. */
const THINNED_POWER = 3;

/** Half-way to its corners a rounded upper lip is so much thicker: drawn together without that, it has a point in its middle, like a beak. */
const ROUNDED_SIDES = 0.25;

/** As a share of half the lips: beside a corner skin moves as one. Skin that followed its own lip would meet in a line as thin as a hair. */
const CORNER_PULL = 0.22;

/** No mouth opens evenly: the middle of an opening lies so far aside, as a share of half the lips, on the side that the picture has lower. */
const SKEW = 0.07;
/** Of how far an open jaw takes the corners down and a wide vowel takes them aside: so much more the lower one goes, and so much less the other. */
const UNEVEN = 0.2;
/** In face widths: corners that differ in height by this much are as uneven as any. Those that differ by less may be even, and the net off. */
const WHOLLY_UNEVEN = 0.004;

/** Of the height of a lower lip: so much that of an open-mouthed picture loses where lips are shut, or they pout. */
const SHUT_THINNER = 0.25;

/** What the mouth mesh needs of the picture, measured once. */
export interface MouthSource extends LipAxis {
  readonly face: FaceGeometry;
  readonly lips: LipContours;
  readonly surroundings: readonly (readonly Point[])[];
  /** the mouth line: where the lips meet, per ring index */
  readonly seam: Float64Array;
  readonly seamMiddle: number;
  /** opening of the lips in the picture itself, in the middle */
  readonly sourceGap: number;
  /** 1 where that is a smile with teeth, 0 where lips are shut */
  readonly openShare: number;
  /** the share of the mouth line between lips; beyond it there is only the crease in which it ends, which never opens */
  readonly lipsShare: number;
  /** 1 where the lips do not smile in the picture, 0 where they smile broadly */
  readonly smileRoom: number;
  /** 1 where the right corner is clearly lower in the picture, -1 where the left one is, 0 where both are alike */
  readonly lowerSide: number;
  readonly narrowRoom: number;
}

/** How far the corners of a broad smile lie above the middle of the mouth line, in halves of the mouth's width. */
const BROAD_SMILE = 0.3;
/** So much farther go the corners of lips that are narrow at rest: a wide vowel of theirs is no wider than the rest of others. */
const SPREADS_MORE = 0.6;
/** So far a smile takes the corners up, in face widths: in a curve of the whole lip, or it looks pulled by a hook. */
const SMILE_LIFT = 0.028;
/** So much farther it takes them where lips do not smile in the picture. */
const MORE_SMILE = 0.04;
/** Of the difference between both corners of a picture: so much a full smile takes away, or it is a smirk. */
const EVENED = 0.7;

export function mouthSource(face: FaceGeometry, lips: LipContours): MouthSource {
  const axis = lipAxis(lips);
  const { middleX, halfWidth } = axis;
  const seam = Float64Array.from({ length: lipRing }, (_, j) => {
    const upper = lips.inner[isLower(j) ? opposite(j) : j][1];
    const lower = lips.inner[isLower(j) ? j : opposite(j)][1];
    return mix(upper, Math.max(upper, lower), 0.42);
  });
  const sourceGap = Math.max(0, lips.inner[45][1] - lips.inner[15][1]);
  const upturn = seam[15] - (seam[0] + seam[rightCorner]) / 2;
  return {
    face,
    lips,
    surroundings: fadeDistance.map((distance) => ringAround(lips, middleX, face, distance)),
    ...axis,
    seam,
    seamMiddle: seam[15],
    sourceGap,
    openShare: smoothstep(0.01, 0.04, sourceGap / face.faceWidth),
    lipsShare: Math.min(1, face.mouthWidth / 2 / halfWidth),
    smileRoom: 1 - clamp(upturn / halfWidth / BROAD_SMILE),
    lowerSide: clamp((seam[rightCorner] - seam[0]) / (WHOLLY_UNEVEN * face.faceWidth), -1, 1),
    narrowRoom: narrowRoom(face),
  };
}

function ringAround({ outer }: LipContours, middleX: number, face: FaceGeometry, distance: number): Point[] {
  const { mouthWidth, faceWidth } = face;
  return outer.map(([x, y]): Point => {
    const across = (x - middleX) / (mouthWidth * 0.5);
    const down = y / (mouthWidth * 0.3);
    const length = Math.hypot(across, down) || 1;
    const far = distance * faceWidth;
    return [x + (across / length) * far, y + (down / length) * far * (y < 0 ? 0.85 : 1.15)];
  });
}

/** A point around the lips, and where the lips pull it. */
interface Surrounding {
  point: Point;
  pull: Point;
}

/** The mesh of one moment, in the frame. */
export class MouthMesh {
  readonly vertices = new Float32Array(ringCount * lipRing * vertexFields);
  readonly source: MouthSource;
  readonly #basis: MotionBasis;
  #field: MotionField;
  #jaw = 0;

  constructor(source: MouthSource, basis: MotionBasis) {
    this.source = source;
    this.#basis = basis;
    this.#field = motionField(basis.grid);
  }

  update(shape: MouthShape, field: MotionField, jaw: number): void {
    this.#field = field;
    this.#jaw = jaw;
    const { lips, surroundings } = this.source;
    const corners = [0, rightCorner].map((j) => this.#pullAt(j, shape));
    for (let j = 0; j < lipRing; j++) {
      const lower = isLower(j);
      const inner = lips.inner[j];
      const outer = lips.outer[j];
      const roll = this.#rollAt(j, lower ? shape.lowerRoll : shape.upperRoll, shape.round);
      const [innerX, innerY] = this.#placeInner(inner[0], j, shape);
      const thickness = lower ? shape.lowerThickness : shape.upperThickness;
      const outerX = this.#placeAcross(outer[0], shape);
      const outerY = this.#outerY(outer, j, shape, thickness);
      const edge: Point = [mix(inner[0], outer[0], roll), mix(inner[1], outer[1], roll)];
      const middle: Point = [mix(edge[0], outer[0], 0.5), mix(edge[1], outer[1], 0.5)];
      const bulge = 0.5 + 0.08 * shape.round;
      this.#write(0, j, [innerX, innerY], edge, this.#unjawed(inner));
      this.#write(1, j, [mix(innerX, outerX, bulge), mix(innerY, outerY, bulge)], middle, this.#unjawed(outer));
      this.#write(2, j, [outerX, outerY], outer, this.#unjawed(outer));
      const atCorner = nearCorner(j, CORNER_PULL);
      for (let ring = 0; ring < fadeShare.length; ring++) {
        this.#writeSurrounding(ring, j, {
          point: surroundings[ring][j],
          pull: mixPoints([outerX - outer[0], outerY - outer[1]], corners[alongLips(j) < 0 ? 0 : 1], atCorner),
        });
      }
    }
    mouthShading(this.vertices, shape);
  }

  /** The current inner lip edge, in frame coordinates. */
  innerPoint(j: number): Point {
    const at = j * vertexFields;
    return [this.vertices[at], this.vertices[at + 1]];
  }

  /** Where the middle of the resting lips is on the skull, in frame coordinates. */
  restPoint(): Point {
    const { face, middleX, seamMiddle } = this.source;
    const [x, y] = face.toFrame(middleX, seamMiddle);
    const [moveX, moveY] = this.#unjawed([middleX, seamMiddle]);
    return [x + moveX, y + moveY];
  }

  /**
   * Near the corners of an open-mouthed picture, teeth and the dark between the lips reach under the net's lip edge: more of it is rolled away
   * there, and still more where a rounded mouth closes over it.
   */
  #rollAt(j: number, roll: number, round: number): number {
    const { sourceGap, face } = this.source;
    // Closed lips of the picture meet in a line of its own.
    if (sourceGap < 0.008 * face.faceWidth) return roll * (1 - nearCorner(j, 0.16));
    return Math.min(0.78, roll + 0.06 + (0.4 + 0.3 * round) * nearCorner(j, 0.16 + 0.2 * round));
  }

  #placeAcross(x: number, shape: MouthShape): number {
    const { narrowRoom, lowerSide } = this.source;
    const room = shape.widthScale < 1 ? narrowRoom : 1 + SPREADS_MORE * (1 - narrowRoom);
    const along = alongOf(this.source, x);
    const wider = Math.max(0, shape.widthScale - 1);
    const uneven = UNEVEN * wider * lowerSide * clamp(along, -1, 1) * (1 - clamp(shape.smile));
    return acrossOf(this.source, along * (1 + (shape.widthScale - 1 + uneven) * room));
  }

  #placeInner(x: number, j: number, shape: MouthShape): Point {
    const { face, seam, seamMiddle, smileRoom, lipsShare, lowerSide } = this.source;
    const along = clamp(alongOf(this.source, x), -1, 1);
    const aside = Math.abs(along);
    const centre = 1 - aside * aside;
    // Lips part nowhere but in the opening: beyond it a lift would leave a line as thin as a hair.
    const skewed = along - SKEW * lowerSide * centre;
    const within = Math.max(0, 1 - (skewed / (shape.span * lipsShare)) ** 2);
    const gap = shape.gap * face.faceWidth * within ** shape.fullness;
    const turn = seam[j] - seamMiddle;
    const eased = turn * (turn < 0 ? shape.relax : shape.cheer);
    const lift = (SMILE_LIFT + MORE_SMILE * smileRoom) * shape.smileRise;
    const drop = shape.cornerDrop * (1 + UNEVEN * lowerSide * along) * aside ** 2.5 - lift * aside ** 2;
    const evened = EVENED * clamp(shape.smile) * (seam[j] - seam[rightCorner - upperOf(j)]) * 0.5;
    const line = seam[j] - eased - evened + drop * face.faceWidth;
    const y = isLower(j)
      ? line + gap * (1 - shape.upperShare) - shape.lowerLift * face.faceWidth * centre - overlapPx
      : line - gap * shape.upperShare - shape.upperLift * face.faceWidth * within;
    return [this.#placeAcross(x, shape), y];
  }

  /** The outer edge keeps its distance from the inner one, thicker or thinner as the lip bulges or is pressed. */
  #outerY(outer: readonly [number, number], j: number, shape: MouthShape, thickness: number): number {
    const inner = this.source.lips.inner[j];
    const [, placed] = this.#placeInner(inner[0], j, shape);
    const aside = Math.min(1, Math.abs(alongOf(this.source, inner[0])));
    const thinned = (isLower(j) ? THINNED.lower : THINNED.upper) * shape.stretched * aside ** THINNED_POWER;
    const rounded = isLower(j) ? 0 : 16 * ROUNDED_SIDES * shape.round * (aside * (1 - aside)) ** 2;
    const shut = isLower(j) ? SHUT_THINNER * this.source.openShare * smoothstep(0.03, 0, shape.gap) : 0;
    const lip = (outer[1] - inner[1]) * (1 - thinned + rounded - shut);
    const lifted = isLower(j) ? shape.lowerLift : shape.upperLift;
    const back = lifted * this.source.face.faceWidth * (isLower(j) ? 0.7 : 0.2);
    return placed + lip * thickness + (isLower(j) ? back : 0);
  }

  /** How far a shape moves the outer edge of the lips. */
  #pullAt(j: number, shape: MouthShape): Point {
    const outer = this.source.lips.outer[j];
    const thickness = isLower(j) ? shape.lowerThickness : shape.upperThickness;
    return [this.#placeAcross(outer[0], shape) - outer[0], this.#outerY(outer, j, shape, thickness) - outer[1]];
  }

  /** How the head moves a point, without the jaw: the lips have their own opinion about that. */
  #unjawed([x, y]: Point): Point {
    const field = this.#field;
    const jaw = this.#jaw;
    const { grid, moveX, moveY } = field;
    const [px, py] = this.source.face.toFrame(x, y);
    return [
      sampleGrid(moveX, grid, px, py) - jaw * sampleGrid(this.#basis.jawX, grid, px, py),
      sampleGrid(moveY, grid, px, py) - jaw * sampleGrid(this.#basis.jawY, grid, px, py),
    ];
  }

  #write(ring: number, j: number, place: Point, source: readonly [number, number], move: Point): void {
    const { toFrame } = this.source.face;
    const [x, y] = toFrame(place[0], place[1]);
    const [u, v] = toFrame(source[0], source[1]);
    const at = (ring * lipRing + j) * vertexFields;
    this.vertices[at] = x + move[0];
    this.vertices[at + 1] = y + move[1];
    this.vertices[at + 2] = u;
    this.vertices[at + 3] = v;
    this.vertices[at + 4] = 1;
    this.vertices[at + 5] = 1;
  }

  #writeSurrounding(ring: number, j: number, { point, pull }: Surrounding): void {
    const { toFrame } = this.source.face;
    const share = fadeShare[ring];
    const [u, v] = toFrame(point[0], point[1]);
    const [x, y] = toFrame(point[0] + pull[0] * (1 - share), point[1] + pull[1] * (1 - share));
    const own = this.#unjawed(point);
    const { grid, moveX, moveY } = this.#field;
    const at = ((3 + ring) * lipRing + j) * vertexFields;
    this.vertices[at] = mix(x + own[0], u + sampleGrid(moveX, grid, u, v), share);
    this.vertices[at + 1] = mix(y + own[1], v + sampleGrid(moveY, grid, u, v), share);
    this.vertices[at + 2] = u;
    this.vertices[at + 3] = v;
    this.vertices[at + 4] = share === 1 ? 0 : 1;
    this.vertices[at + 5] = 1;
  }
}

const mixPoints = (from: Point, to: Point, share: number): Point => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
];

/** How far along the lips a ring index lies, -1 left corner to 1 right corner. */
const alongLips = (j: number): number => upperOf(j) / 15 - 1;

const upperOf = (j: number): number => (isLower(j) ? opposite(j) : j);

const nearCorner = (j: number, width: number): number => gaussian(1 - Math.abs(alongLips(j)), width);
