import type { Planes } from './picture.ts';

/** The planes of a picture one after the other, without what decoders pad their rows with. */
export function packedPlanes({ luma, blue, red, lumaStride, chromaStride, width, height }: Planes): Buffer {
  const rows = (data: Uint8Array, stride: number, wide: number, high: number): Uint8Array[] =>
    Array.from({ length: high }, (_, row) => data.subarray(row * stride, row * stride + wide));
  return Buffer.concat([
    ...rows(luma, lumaStride, width, height),
    ...rows(blue, chromaStride, width >> 1, height >> 1),
    ...rows(red, chromaStride, width >> 1, height >> 1),
  ]);
}

/** The planes of a packed picture. */
export function planesOf(packed: Uint8Array, width: number, height: number): Planes {
  const [lumaBytes, chromaBytes] = [width * height, (width >> 1) * (height >> 1)];
  return {
    luma: packed.subarray(0, lumaBytes),
    blue: packed.subarray(lumaBytes, lumaBytes + chromaBytes),
    red: packed.subarray(lumaBytes + chromaBytes),
    lumaStride: width,
    chromaStride: width >> 1,
    width,
    height,
  };
}
