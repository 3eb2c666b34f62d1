import type { MemoryShadow } from '#base/composing/frame-shadows.ts';
import type { BendNodes, MemorySprite, PixelMemory } from '#base/composing/pixel-memory.ts';
import type { Rect } from '#base/performer.ts';
import type { ArmPart } from '../model/split-arm.ts';
import type { KeyPicture } from './key-picture.ts';
import {
  BONE_FLOATS,
  bentArea,
  CELL,
  CELL_SHIFT,
  type LimbMoment,
  SOFT_UNITS,
  seenArea,
  turnedBones,
} from './limb-bones.ts';

/** A picture of a part of an arm in the memory of those it is drawn into. */
export interface LoadedKey {
  key: KeyPicture;
  sprite: MemorySprite;
  shadow: MemoryShadow;
  /** what lies before a held card; its pixels lie as the sprite's do */
  front: MemorySprite | null;
}

/** A part of an arm at one moment. */
export interface BentPart extends LoadedKey {
  part: ArmPart;
  /** all that bending touches */
  area: Rect;
  /** what is seen of it, with its shadow */
  seen: Rect;
  /** inside the sprite */
  held: BendNodes;
  /** where shadows fall: outside it too */
  free: BendNodes;
}

const FIXED = 65536;
const MOST_BONES = 4;
/** Bytes of a node: two words. */
const NODE = 8;

/** Room in the memory for the nodes of one part of an arm, moment after moment. */
export class NodeRoom {
  readonly #memory: PixelMemory;
  readonly #bones: number;
  #nodes = { at: 0, room: 0 };

  constructor(memory: PixelMemory) {
    this.#memory = memory;
    this.#bones = memory.take(MOST_BONES * BONE_FLOATS * 4);
  }

  /** Lays the corners of a bent picture: every bone takes along what is near it. Null when none of it is in the frame. */
  bend(loaded: LoadedKey, moment: LimbMoment): BentPart | null {
    const { unitPx, headX, headY } = moment.framing;
    const grid = bentArea(loaded.key, moment);
    const { left, top, columns, rows } = grid;
    if (columns <= 0 || rows <= 0) return null;
    const count = (columns + 1) * (rows + 1);
    const free = this.#roomFor(count * 2 * NODE);
    const { kernel } = this.#memory;
    const bones = turnedBones(loaded.key, { ...moment, unitPx });
    new Float32Array(kernel.memory.buffer, this.#bones, bones.length).set(bones);
    kernel.takeBones(this.#bones, bones.length / BONE_FLOATS, SOFT_UNITS * unitPx);
    const { x, y, width, height } = loaded.sprite;
    const fromX = left + 0.5 - headX;
    const fromY = top + 0.5 - headY;
    kernel.stayWithin(x + 0.5, y + 0.5, (width - 2) * FIXED, (height - 2) * FIXED);
    kernel.layNodes(fromX, fromY, columns, rows, free);
    const nodes = { ...grid, cellShift: CELL_SHIFT };
    const area = { x: left, y: top, width: columns * CELL, height: rows * CELL };
    const seen = seenArea(moment);
    return {
      ...loaded,
      part: moment.part,
      area,
      seen,
      held: { ...nodes, at: free + count * NODE },
      free: { ...nodes, at: free },
    };
  }

  #roomFor(bytes: number): number {
    if (bytes > this.#nodes.room) {
      const room = Math.ceil(bytes * 1.3);
      this.#nodes = { at: this.#memory.take(room), room };
    }
    return this.#nodes.at;
  }
}
