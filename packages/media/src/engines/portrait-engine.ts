import type { GateAnswer } from '../gate.ts';

export interface PortraitPoint {
  id: string;
  label: string;
  x: number;
  y: number;
}

/** Where a face is, in pixels of the picture. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Portrait {
  widthPx: number;
  heightPx: number;
  /** Everybody in the picture, in an order that stays the same. */
  faces: FaceBox[];
  /** Which of them the points describe; -1 without a face. */
  face: number;
  gate: { answer: GateAnswer; findings: { reason: string; hint: string }[] };
  /** The points a person may correct, in pixels of the picture. */
  points: PortraitPoint[];
  /** What the stage needs; kept with the avatar. */
  analysis: unknown;
}

/** Finds the face in a portrait and judges whether it can talk. */
export interface PortraitEngine {
  /** `face` says which of several faces is meant; without it, the largest of those that can talk best. */
  analyse(bytes: Uint8Array, face?: number): Promise<Portrait>;
  /** The analysis after the corrections of its owner. */
  adjust(analysis: unknown, points: Pick<PortraitPoint, 'id' | 'x' | 'y'>[]): unknown;
}
