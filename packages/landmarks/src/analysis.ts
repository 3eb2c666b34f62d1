import type { PersonShape } from '@herald/media/person/person-shape';
import type { Point } from './face-crop.ts';
import { pointCount } from './face-marks.ts';
import type { FaceMeasures } from './face-measures.ts';
import type { Gate } from './gate.ts';

export const analysisVersion = 1;

/** One face as the detector saw it, for a "choose one" screen. */
export interface FoundFace {
  readonly score: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything Herald knows about a portrait; plain JSON, saved beside the picture. */
export interface PortraitAnalysis {
  readonly version: typeof analysisVersion;
  readonly width: number;
  readonly height: number;
  readonly faces: readonly FoundFace[];
  /** which of `faces` the points describe; -1 when there is none */
  readonly chosen: number;
  /** 478 points in pixels of the picture, the last ten are the irises; empty when there is no face */
  readonly points: readonly Point[];
  readonly measures: FaceMeasures | null;
  readonly gate: Gate;
  /** which parts a person has moved by hand, so that nothing re-measures them */
  readonly edited: readonly ('mouth' | 'eyes' | 'chin')[];
  /** the outline of the person around the chosen face, once it was looked for */
  readonly person?: PersonShape;
}

export class AnalysisFormatError extends Error {
  override name = 'AnalysisFormatError';
}

/** Reads a saved analysis; refuses what another version wrote or what is not one. */
export function parseAnalysis(json: string): PortraitAnalysis {
  let value: Partial<PortraitAnalysis>;
  try {
    value = JSON.parse(json);
  } catch {
    throw new AnalysisFormatError('The saved face analysis is not readable. Analyse the picture again.');
  }
  if (value?.version !== analysisVersion) {
    throw new AnalysisFormatError('The saved face analysis was written by another version. Analyse the picture again.');
  }
  if (!isWhole(value)) {
    throw new AnalysisFormatError('The saved face analysis is incomplete. Analyse the picture again.');
  }
  return value;
}

function isWhole(value: Partial<PortraitAnalysis>): value is PortraitAnalysis {
  const { width, height, points, faces, gate } = value;
  const sized = Number.isFinite(width) && Number.isFinite(height);
  const pointed = Array.isArray(points) && (points.length === 0 || points.length === pointCount);
  return sized && pointed && points.every(isPoint) && Array.isArray(faces) && typeof gate?.answer === 'string';
}

const isPoint = (point: unknown): boolean => Array.isArray(point) && point.length === 3 && point.every(Number.isFinite);
