import { AV_PIX_FMT_RGBA, AV_PIX_FMT_YUV420P, SWS_BICUBIC, SWS_BILINEAR } from 'node-av/constants';
import { SoftwareScaleContext } from 'node-av/lib';
import type { Area, Planes } from '../picture.ts';

interface Size {
  width: number;
  height: number;
}

/** Cuts parts out of yuv420p pictures and gives them another size; one for each kind of part. */
export class PictureScaler {
  readonly #scale = new SoftwareScaleContext();
  readonly #from: Area;
  readonly #to: Size;

  /** Corner and size of `from` are even. */
  constructor(from: Area, to: Size, form: 'yuv' | 'rgba') {
    this.#from = from;
    this.#to = to;
    const format = form === 'rgba' ? AV_PIX_FMT_RGBA : AV_PIX_FMT_YUV420P;
    const flags = form === 'rgba' ? SWS_BILINEAR : SWS_BICUBIC;
    this.#scale.getContext(from.width, from.height, AV_PIX_FMT_YUV420P, to.width, to.height, format, flags);
  }

  /** Writes planes that follow each other without space between rows. */
  toYuv(picture: Planes, out: Uint8Array): void {
    const { width, height } = this.#to;
    const lumaBytes = width * height;
    const chromaBytes = lumaBytes / 4;
    const part = (from: number, length: number) => Buffer.from(out.buffer, out.byteOffset + from, length);
    const planes = [part(0, lumaBytes), part(lumaBytes, chromaBytes), part(lumaBytes + chromaBytes, chromaBytes)];
    this.#run(picture, planes, [width, width / 2, width / 2]);
  }

  toRgba(picture: Planes): Uint8ClampedArray {
    const { width, height } = this.#to;
    const out = Buffer.alloc(width * height * 4);
    this.#run(picture, [out], [width * 4]);
    return new Uint8ClampedArray(out.buffer, out.byteOffset, out.length);
  }

  close(): void {
    this.#scale.freeContext();
  }

  #run({ luma, blue, red, lumaStride, chromaStride }: Planes, out: Buffer[], strides: number[]): void {
    const { x, y, height } = this.#from;
    const chromaAt = (y / 2) * chromaStride + x / 2;
    const source = [
      asBuffer(luma.subarray(y * lumaStride + x)),
      asBuffer(blue.subarray(chromaAt)),
      asBuffer(red.subarray(chromaAt)),
    ];
    this.#scale.scaleSync(source, [lumaStride, chromaStride, chromaStride], 0, height, out, strides);
  }
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
