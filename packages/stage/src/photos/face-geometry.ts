import type { MeshPoint, PhotoAnalysis } from '@herald/media/person/photo-analysis';
import { clamp } from '#base/math/clamp.ts';
import type { Point } from '#base/math/point.ts';
import { faceOvalPoints, landmark } from './face-contours.ts';
import type { PhotoFit } from './fit-photo.ts';

/** The face as it is in the frame: its mesh, its size, and the axes of the (perhaps tilted) head. */
export interface FaceGeometry {
  readonly mesh: readonly MeshPoint[];
  readonly faceWidth: number;
  readonly faceHeight: number;
  readonly mouthWidth: number;
  /** between the lips; origin of local coordinates */
  readonly mouth: Point;
  readonly headCentre: Point;
  /** the head rolls and nods about this point in the neck */
  readonly pivot: Point;
  readonly chinLocalY: number;
  /** frame coordinates to face coordinates: x along the eyes, y down the face */
  toLocal(x: number, y: number): Point;
  toFrame(x: number, y: number): Point;
}

/** Carries the analysis into the frame and measures the head's own axes. */
export function faceGeometry(analysis: PhotoAnalysis, fit: PhotoFit): FaceGeometry {
  const mesh = withPlausibleDepth(
    analysis.points.map(
      ([x, y, z]): MeshPoint => [x * fit.scale + fit.offsetX, y * fit.scale + fit.offsetY, z * fit.scale],
    ),
  );
  const between = (a: number, b: number): number => Math.hypot(mesh[a][0] - mesh[b][0], mesh[a][1] - mesh[b][1]);
  const faceWidth = between(landmark.cheekLeft, landmark.cheekRight);
  const faceHeight = between(landmark.foreheadTop, landmark.chin);
  const mouth = middle(mesh[landmark.upperLipInner], mesh[landmark.lowerLipInner]);
  const across = eyeAxis(mesh);
  const toLocal = (x: number, y: number): Point => {
    const dx = x - mouth[0];
    const dy = y - mouth[1];
    return [dx * across[0] + dy * across[1], dy * across[0] - dx * across[1]];
  };
  const toFrame = (x: number, y: number): Point => [
    mouth[0] + x * across[0] - y * across[1],
    mouth[1] + x * across[1] + y * across[0],
  ];
  const local = (index: number): Point => toLocal(mesh[index][0], mesh[index][1]);
  const chinLocalY = local(landmark.chin)[1];
  const bridge = local(landmark.noseBridge);
  return {
    mesh,
    faceWidth,
    faceHeight,
    mouthWidth: between(landmark.mouthLeft, landmark.mouthRight),
    mouth,
    headCentre: toFrame(bridge[0] * 0.5, (chinLocalY + local(landmark.foreheadTop)[1]) / 2 - 0.06 * faceHeight),
    pivot: toFrame(0, chinLocalY + 0.42 * faceHeight),
    chinLocalY,
    toLocal,
    toFrame,
  };
}

/** In face widths: lips that are usually wide, and so narrow that they get no narrower. */
const USUAL_WIDTH = 0.4;
const LEAST_WIDTH = 0.2;

/** 1 where lips are as wide as usual, less where they are narrow at rest already: rounded, they would be the mouth of a doll. */
export const narrowRoom = ({ mouthWidth, faceWidth }: FaceGeometry): number =>
  clamp((mouthWidth / faceWidth - LEAST_WIDTH) / (USUAL_WIDTH - LEAST_WIDTH));

/** The net's depth varies from picture to picture; a nose is half a face width in front of the ears. */
function withPlausibleDepth(mesh: readonly MeshPoint[]): readonly MeshPoint[] {
  const left = mesh[landmark.cheekLeft];
  const right = mesh[landmark.cheekRight];
  const width = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const found = Math.max(1, (left[2] + right[2]) / 2 - mesh[landmark.noseTip][2]);
  const factor = (0.5 * width) / found;
  const rim = faceOvalPoints.reduce((sum, index) => sum + mesh[index][2], 0) / faceOvalPoints.length;
  return mesh.map(([x, y, z]) => [x, y, (z - rim) * factor]);
}

function eyeAxis(mesh: readonly MeshPoint[]): Point {
  const left = mesh[landmark.eyeLeftOuter];
  const right = mesh[landmark.eyeRightOuter];
  const length = Math.hypot(right[0] - left[0], right[1] - left[1]);
  return [(right[0] - left[0]) / length, (right[1] - left[1]) / length];
}

const middle = (a: MeshPoint, b: MeshPoint): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
