import { AV_PIX_FMT_RGBA, AV_PIX_FMT_YUV420P, SWS_BICUBIC, SWS_BILINEAR } from 'node-av/constants';
import { Frame, SoftwareScaleContext } from 'node-av/lib';
import type { Area, Planes, Size } from '../picture.ts';
import { need } from './av-call.ts';

/** Cuts parts out of yuv420p pictures and gives them another size; one for each kind of part. */
export class PictureScaler {
  readonly #scale = new SoftwareScaleContext();
  readonly #from: Area;
  /** The library writes whole vectors, also past the end of a row: it needs a picture of its own, with room there. */
  readonly #made = new Frame();
  readonly #planes: Buffer[];
  /** The rows of each plane without what pads them; made anew for each picture they would be megabytes of garbage. */
  readonly #rows: Buffer[][];

  /** Corner and size of `from` are even. */
  constructor(from: Area, to: Size, form: 'yuv' | 'rgba') {
    this.#from = from;
    const format = form === 'rgba' ? AV_PIX_FMT_RGBA : AV_PIX_FMT_YUV420P;
    const flags = form === 'rgba' ? SWS_BILINEAR : SWS_BICUBIC;
    this.#scale.getContext(from.width, from.height, AV_PIX_FMT_YUV420P, to.width, to.height, format, flags);
    this.#made.alloc();
    this.#made.format = format;
    this.#made.width = to.width;
    this.#made.height = to.height;
    need(this.#made.getBuffer(0), 'Making room for a picture');
    this.#planes = this.#made.data ?? [];
    const sizes: Size[] = form === 'rgba' ? [{ width: to.width * 4, height: to.height }] : [to, halfOf(to), halfOf(to)];
    this.#rows = this.#planes
      .slice(0, sizes.length)
      .map((plane, k) => rowsOf(plane, this.#made.linesize[k] ?? 0, sizes[k] ?? to));
  }

  /** Writes planes that follow each other without space between rows. */
  toYuv(picture: Planes, out: Uint8Array): void {
    this.#run(picture);
    this.#copyRows(out);
  }

  /** For a net that looks for faces: its colors are not those of a film (BT.709). */
  toRgba(picture: Planes, out: Uint8ClampedArray): void {
    this.#run(picture);
    this.#copyRows(out);
  }

  close(): void {
    this.#made.free();
    this.#scale.freeContext();
  }

  #copyRows(out: Uint8Array | Uint8ClampedArray): void {
    let at = 0;
    for (const rows of this.#rows) {
      for (const row of rows) {
        out.set(row, at);
        at += row.length;
      }
    }
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

const halfOf = ({ width, height }: Size): Size => ({ width: width / 2, height: height / 2 });

const rowsOf = (plane: Buffer, stride: number, { width, height }: Size): Buffer[] =>
  Array.from({ length: height }, (_, row) => plane.subarray(row * stride, row * stride + width));

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
