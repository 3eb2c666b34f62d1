import { SHAPE_SIDE } from '@herald/media/person/person-shape';
import { openModule } from '#base/composing/web-assembly.ts';
import type { PicturePlanes } from '../paint-mouth.ts';
import type { PlaceLight } from './ambience.ts';
import { WASM_BASE64 } from './cut-person.wasm.ts';
import type { FoundPerson } from './find-speaker.ts';

interface Kernel {
  memory: { readonly buffer: ArrayBuffer };
  begin(width: number, height: number): number;
  matte(): number;
  shares(): number;
  setView(left: number, top: number, width: number, height: number): void;
  cut(near: number, far: number): void;
  setAmbience(luma: number, blue: number, red: number, share: number, gain: number): void;
  lay(): void;
}

/** In shares of the shorter side: how far around an edge of light is looked for, and how far colors are. In cells of four pixels. */
const REACH = { edge: 1 / 220, color: 1 / 104 };

type Channels = Pick<PicturePlanes, 'luma' | 'blue' | 'red'>;

const open = openModule(WASM_BASE64);

/** Cuts the person out of pictures of one size, one after the other. */
export class PersonCutter {
  readonly #kernel = open() as Kernel;
  readonly #size: { width: number; height: number };
  readonly #behindAt: number;

  constructor(size: { width: number; height: number }) {
    this.#size = size;
    this.#behindAt = this.#kernel.begin(size.width, size.height);
  }

  /**
   * Leaves the person's own colors only around their outline; what shone through of the old background is taken out. Returns
   * how much of each pixel is person, 0 to 255; good until the next picture.
   */
  cut(planes: Channels, { shares, view }: FoundPerson): Uint8Array {
    const { width, height } = this.#size;
    this.#put(0, planes);
    this.#kernel.setView(view.x, view.y, view.width, view.height);
    new Float32Array(this.#kernel.memory.buffer, this.#kernel.shares(), SHAPE_SIDE * SHAPE_SIDE).set(shares);
    const shorter = Math.min(width, height);
    const [near, far] = [Math.round(shorter * REACH.edge), Math.round(shorter * REACH.color)];
    this.#kernel.cut(Math.max(2, near), Math.max(3, far));
    this.#take(planes);
    return new Uint8Array(this.#kernel.memory.buffer, this.#kernel.matte(), width * height);
  }

  /** From now on this light falls on whoever is laid over something. */
  lightBy({ color: [red, green, blue], share, gain }: PlaceLight): void {
    this.#kernel.setAmbience(
      16 + 0.18259 * red + 0.61423 * green + 0.06201 * blue,
      128 - 0.10064 * red - 0.33857 * green + 0.43922 * blue,
      128 + 0.43922 * red - 0.39894 * green - 0.04027 * blue,
      share,
      gain,
    );
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
