import { AV_PIX_FMT_RGBA, AV_PIX_FMT_YUV420P, SWS_BICUBIC, SWS_BILINEAR } from 'node-av/constants';
import { Frame, SoftwareScaleContext } from 'node-av/lib';
import type { Area, Planes, Size } from '../picture.ts';
import { need } from './av-call.ts';

/** Cuts parts out of yuv420p pictures and gives them another size; one for each kind of part. */
export class PictureScaler {
  readonly #scale = new SoftwareScaleContext();
  readonly #from: Area;
  readonly #to: Size;
  /** The library writes whole vectors, also past the end of a row: it needs a picture of its own, with room there. */
  readonly #made = new Frame();
  readonly #planes: Buffer[];

  /** Corner and size of `from` are even. */
  constructor(from: Area, to: Size, form: 'yuv' | 'rgba') {
    this.#from = from;
    this.#to = to;
    const format = form === 'rgba' ? AV_PIX_FMT_RGBA : AV_PIX_FMT_YUV420P;
    const flags = form === 'rgba' ? SWS_BILINEAR : SWS_BICUBIC;
    this.#scale.getContext(from.width, from.height, AV_PIX_FMT_YUV420P, to.width, to.height, format, flags);
    this.#made.alloc();
    this.#made.format = format;
    this.#made.width = to.width;
    this.#made.height = to.height;
    need(this.#made.getBuffer(0), 'Making room for a picture');
    this.#planes = this.#made.data ?? [];
  }

  /** Writes planes that follow each other without space between rows. */
  toYuv(picture: Planes, out: Uint8Array): void {
    const { width, height } = this.#to;
    this.#run(picture);
    let at = 0;
    for (const [k, plane] of this.#planes.slice(0, 3).entries()) {
      const [wide, high] = k === 0 ? [width, height] : [width / 2, height / 2];
      at = this.#copyRows(plane, { k, wide, high }, out, at);
    }
  }

  /** For a net that looks for faces: its colors are not those of a film (BT.709). */
  toRgba(picture: Planes, out: Uint8ClampedArray): void {
    const { width, height } = this.#to;
    this.#run(picture);
    const [plane] = this.#planes;
    if (plane) this.#copyRows(plane, { k: 0, wide: width * 4, high: height }, out, 0);
  }

  close(): void {
    this.#made.free();
    this.#scale.freeContext();
  }

  #copyRows(plane: Buffer, { k, wide, high }: Rows, out: Uint8Array | Uint8ClampedArray, at: number): number {
    const stride = this.#made.linesize[k] ?? wide;
    for (let row = 0; row < high; row++) out.set(plane.subarray(row * stride, row * stride + wide), at + row * wide);
    return at + wide * high;
  }

  #run({ luma, blue, red, lumaStride, chromaStride }: Planes): void {
    const { x, y, height } = this.#from;
    const chromaAt = (y / 2) * chromaStride + x / 2;
    const source = [
      asBuffer(luma.subarray(y * lumaStride + x)),
      asBuffer(blue.subarray(chromaAt)),
      asBuffer(red.subarray(chromaAt)),
    ];
    const strides = [lumaStride, chromaStride, chromaStride];
    this.#scale.scaleSync(source, strides, 0, height, this.#planes, this.#made.linesize);
  }
}

interface Rows {
  k: number;
  wide: number;
  high: number;
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
