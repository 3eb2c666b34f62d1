import type { GateAnswer } from '../gate.ts';

export interface PortraitPoint {
  id: string;
  label: string;
  x: number;
  y: number;
}

export interface Portrait {
  widthPx: number;
  heightPx: number;
  gate: { answer: GateAnswer; findings: { reason: string; hint: string }[] };
  /** The points a person may correct, in pixels of the picture. */
  points: PortraitPoint[];
  /** What the stage needs; kept with the avatar. */
  analysis: unknown;
}

/** Finds the face in a portrait and judges whether it can talk. */
export interface PortraitEngine {
  analyse(bytes: Uint8Array): Promise<Portrait>;
  /** The analysis after the corrections of its owner. */
  adjust(analysis: unknown, points: Pick<PortraitPoint, 'id' | 'x' | 'y'>[]): unknown;
}
