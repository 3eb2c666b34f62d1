import { EngineError } from '../engine-error.ts';
import { type PersonShape, parsePersonShape } from './person-shape.ts';

/** A point of the face mesh: x and y in pixels of the picture, z away from the camera in the same scale. */
export type MeshPoint = readonly [x: number, y: number, z: number];

/** What a talking photo must know about its picture; the analysis that @herald/landmarks saves has this shape. */
export interface PhotoAnalysis {
  readonly version: 1;
  readonly width: number;
  readonly height: number;
  readonly points: readonly MeshPoint[];
  /** parts whose points were placed by hand and are taken as they are */
  readonly edited: readonly string[];
  /** who stands before what; pictures that were analysed before outlines were looked for have none */
  readonly person?: PersonShape;
}

const POINT_COUNT = 478;

/** Checks an analysis that comes from a saved scene; a picture without a face cannot talk. */
export function parsePhotoAnalysis(value: unknown): PhotoAnalysis {
  const analysis = value as Partial<PhotoAnalysis> | null;
  if (typeof analysis !== 'object' || analysis === null || analysis.version !== 1) {
    throw new EngineError(
      'picture_unusable',
      'The face analysis of this photo was written by another version. Analyse the picture again.',
    );
  }
  const { width, height, points, edited = [] } = analysis;
  if (!isSize(width) || !isSize(height) || !Array.isArray(points)) {
    throw new EngineError(
      'picture_unusable',
      'The face analysis of this photo is incomplete. Analyse the picture again.',
    );
  }
  if (points.length !== POINT_COUNT || !points.every(isMeshPoint)) {
    throw new EngineError('picture_unusable', 'This photo has no usable face. Choose another picture.');
  }
  const person = parsePersonShape(analysis.person);
  return { version: 1, width, height, points, edited, ...(person && { person }) };
}

const isSize = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

const isMeshPoint = (point: unknown): boolean =>
  Array.isArray(point) && point.length === 3 && point.every(Number.isFinite);
