import { SHAPE_SIDE } from '@herald/media/person/person-shape';
import { openModule } from '#base/composing/web-assembly.ts';
import type { Rect } from '#base/performer.ts';
import type { Affine } from '../affine.ts';
import type { PicturePlanes } from '../paint-mouth.ts';
import { WASM_BASE64 } from './cut-person.wasm.ts';
import { onlySpeaker } from './only-speaker.ts';
import { viewOfPerson } from './person-view.ts';

/**
 * Tells how much of each cell of a view is person, 0 to 1, from its colors of 0 to 1; a view has `SHAPE_SIDE` cells on each
 * side, row by row. The colors are good until it answers.
 */
export type FindPerson = (rgb: Float32Array) => Promise<Float32Array>;

interface Kernel {
  memory: { readonly buffer: ArrayBuffer };
  begin(width: number, height: number): number;
  matte(): number;
  shares(): number;
  setView(left: number, top: number, width: number, height: number): void;
  look(): number;
  cut(near: number, far: number): void;
  lay(): void;
}

/** In shares of the shorter side: how far around an edge of light is looked for, and how far colors are. In cells of four pixels. */
const REACH = { edge: 1 / 220, color: 1 / 104 };

type Channels = Pick<PicturePlanes, 'luma' | 'blue' | 'red'>;

/** Where somebody is in a picture: their mouth, and the part of the picture that shows them. */
export interface PlaceOfPerson {
  place: Affine;
  part: Rect;
}

const open = openModule(WASM_BASE64);

/** Cuts the person out of pictures of one size, one after the other. */
export class PersonCutter {
  readonly #kernel = open() as Kernel;
  readonly #find: FindPerson;
  readonly #size: { width: number; height: number };
  readonly #behindAt: number;

  constructor(size: { width: number; height: number }, find: FindPerson) {
    this.#find = find;
    this.#size = size;
    this.#behindAt = this.#kernel.begin(size.width, size.height);
  }

  /**
   * Leaves the person's own colors only around their outline; what shone through of the old background is taken out. Returns
   * how much of each pixel is person, 0 to 255; good until the next picture.
   */
  async cut(planes: PicturePlanes, { place, part }: PlaceOfPerson): Promise<Uint8Array> {
    const { width, height } = this.#size;
    const view = viewOfPerson(place, part);
    this.#put(0, planes);
    this.#kernel.setView(view.x, view.y, view.width, view.height);
    const colors = this.#kernel.look();
    const cells = SHAPE_SIDE * SHAPE_SIDE;
    const shares = await this.#find(new Float32Array(this.#kernel.memory.buffer, colors, cells * 3));
    const [x, y] = [(place[2] - view.x) / view.width, (place[5] - view.y) / view.height];
    new Float32Array(this.#kernel.memory.buffer, this.#kernel.shares(), cells).set(onlySpeaker(shares, x, y));
    const shorter = Math.min(width, height);
    const [near, far] = [Math.round(shorter * REACH.edge), Math.round(shorter * REACH.color)];
    this.#kernel.cut(Math.max(2, near), Math.max(3, far));
    this.#take(planes);
    return new Uint8Array(this.#kernel.memory.buffer, this.#kernel.matte(), width * height);
  }

  /** Lays who was cut out last over another picture. */
  lay(planes: Channels, behind: Channels): void {
    this.#put(this.#behindAt, behind);
    this.#put(0, planes);
    this.#kernel.lay();
    this.#take(planes);
  }

  #put(at: number, { luma, blue, red }: Channels): void {
    const bytes = new Uint8Array(this.#kernel.memory.buffer, at, this.#bytes());
    bytes.set(luma);
    bytes.set(blue, luma.length);
    bytes.set(red, luma.length + blue.length);
  }

  #take({ luma, blue, red }: Channels): void {
    const bytes = new Uint8Array(this.#kernel.memory.buffer, 0, this.#bytes());
    luma.set(bytes.subarray(0, luma.length));
    blue.set(bytes.subarray(luma.length, luma.length + blue.length));
    red.set(bytes.subarray(luma.length + blue.length));
  }

  #bytes(): number {
    return (this.#size.width * this.#size.height * 3) >> 1;
  }
}
