import { type FilmFormat, i420Bytes } from '../film-format.ts';
import type { Area } from '../picture.ts';
import { WASM_BASE64 } from './rgba-to-i420.wasm.ts';

/** As Node has it; its types only come with those of a browser. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
};

/** Whose memory a picture lies in. Pixels that lie there too are converted where they are. */
export interface PictureHome {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Returns where so many bytes begin that nobody else uses. */
  take(bytes: number): number;
}

interface Kernel {
  writeTo(planes: number, width: number, height: number): void;
  readFrom(at: number, stride: number): void;
  put(left: number, top: number, width: number, height: number): void;
  show(left: number, top: number, width: number, height: number, out: number): void;
}

const PAGE_BYTES = 65_536;

let compiled: object | undefined;

function openKernel(memory: object): Kernel {
  compiled ??= new WebAssembly.Module(Buffer.from(WASM_BASE64, 'base64'));
  return new WebAssembly.Instance(compiled, { env: { memory } }).exports as Kernel;
}

/** A memory with room for the planes and the pixels of one picture. */
function ownHome(format: FilmFormat): PictureHome {
  const bytes = i420Bytes(format) + rgbaBytes(format);
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });
  let end = 0;
  return {
    memory,
    take(taken) {
      end += taken;
      return end - taken;
    },
  };
}

function rgbaBytes({ width, height }: FilmFormat): number {
  return width * height * 4;
}

/** A yuv420p picture (BT.709, limited range) that stays; new RGBA is converted where it changed. */
export class YuvPicture {
  /** whether there is a whole picture that parts can be put on */
  isWhole = false;
  readonly #format: FilmFormat;
  readonly #home: PictureHome;
  readonly #kernel: Kernel;
  readonly #planesAt: number;
  #roomAt: number | undefined;

  constructor(format: FilmFormat, home = ownHome(format)) {
    const { width, height } = format;
    this.#format = format;
    this.#home = home;
    this.#kernel = openKernel(home.memory);
    this.#planesAt = home.take(i420Bytes(format));
    this.#kernel.writeTo(this.#planesAt, width, height);
  }

  /** The planes, one after the other; good until its home takes more memory. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.#home.memory.buffer, this.#planesAt, i420Bytes(this.#format));
  }

  update(rgba: Uint8Array | Uint8ClampedArray): void {
    const { width, height } = this.#format;
    this.updateArea(rgba, { x: 0, y: 0, width, height });
    this.isWhole = true;
  }

  /** Puts a part on the picture: the RGBA of an area whose sides all lie on even pixels. */
  updateArea(rgba: Uint8Array | Uint8ClampedArray, { x, y, width, height }: Area): void {
    this.#kernel.readFrom(this.#placeOf(rgba), width * 4);
    this.#kernel.put(x, y, width, height);
  }

  /** The same for an area of a whole frame of this width. */
  updateFrom(frame: Uint8Array | Uint8ClampedArray, frameWidth: number, { x, y, width, height }: Area): void {
    const rowBytes = frameWidth * 4;
    const rows = frame.subarray(y * rowBytes, (y + height) * rowBytes);
    this.#kernel.readFrom(this.#placeOf(rows) + x * 4, rowBytes);
    this.#kernel.put(x, y, width, height);
  }

  /** The RGBA of an area whose sides all lie on even pixels, as `rgbaOfArea` has it; good until the picture is changed. */
  rgbaOf({ x, y, width, height }: Area): Uint8ClampedArray {
    const at = this.#room();
    this.#kernel.show(x, y, width, height, at);
    return new Uint8ClampedArray(this.#home.memory.buffer, at, width * height * 4);
  }

  /** Where pixels lie in the memory; those from elsewhere are copied there. */
  #placeOf(rgba: Uint8Array | Uint8ClampedArray): number {
    const { memory } = this.#home;
    if (rgba.buffer === memory.buffer) return rgba.byteOffset;
    const at = this.#room();
    new Uint8Array(memory.buffer, at, rgba.length).set(rgba);
    return at;
  }

  #room(): number {
    this.#roomAt ??= this.#home.take(rgbaBytes(this.#format));
    return this.#roomAt;
  }
}
