import { type FilmFormat, i420Bytes } from '../film-format.ts';
import type { Area } from '../picture.ts';
import { WASM_BASE64 } from './rgba-to-i420.wasm.ts';

/** As Node has it; its types only come with those of a browser. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: unknown };
};

/** The kernel's memory holds the planes first; `begin` returns where RGBA goes. */
interface Kernel {
  memory: { readonly buffer: ArrayBuffer };
  begin(width: number, height: number): number;
  put(left: number, top: number, width: number, height: number): void;
}

let compiled: object | undefined;

function openKernel(): Kernel {
  compiled ??= new WebAssembly.Module(Buffer.from(WASM_BASE64, 'base64'));
  return new WebAssembly.Instance(compiled).exports as Kernel;
}

/** A yuv420p picture (BT.709, limited range) that stays; new RGBA is converted where it changed. */
export class YuvPicture {
  readonly bytes: Uint8Array;
  /** whether there is a whole picture that parts can be put on */
  isWhole = false;
  readonly #kernel = openKernel();
  readonly #room: Uint8Array;
  readonly #whole: Area;

  constructor(format: FilmFormat) {
    const { width, height } = format;
    const rgbaAt = this.#kernel.begin(width, height);
    const { buffer } = this.#kernel.memory;
    this.#whole = { x: 0, y: 0, width, height };
    this.#room = new Uint8Array(buffer, rgbaAt, width * height * 4);
    this.bytes = new Uint8Array(buffer, 0, i420Bytes(format));
  }

  update(rgba: Uint8Array | Uint8ClampedArray): void {
    this.updateArea(rgba, this.#whole);
    this.isWhole = true;
  }

  /** Puts a part on the picture: the RGBA of an area whose sides all lie on even pixels. */
  updateArea(rgba: Uint8Array | Uint8ClampedArray, { x, y, width, height }: Area): void {
    this.#room.set(rgba);
    this.#kernel.put(x, y, width, height);
  }

  /** The same for an area of a whole frame of this width. */
  updateFrom(frame: Uint8Array | Uint8ClampedArray, frameWidth: number, { x, y, width, height }: Area): void {
    if (width === frameWidth) {
      this.updateArea(frame.subarray(y * width * 4, (y + height) * width * 4), { x, y, width, height });
      return;
    }
    for (let row = 0; row < height; row++) {
      const from = ((y + row) * frameWidth + x) * 4;
      this.#room.set(frame.subarray(from, from + width * 4), row * width * 4);
    }
    this.#kernel.put(x, y, width, height);
  }
}
