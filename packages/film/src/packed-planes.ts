import type { Planes } from './picture.ts';

/** The planes of a picture one after the other, without what decoders pad their rows with. */
export function packedPlanes(
  { luma, blue, red, lumaStride, chromaStride, width, height }: Planes,
  packed = Buffer.allocUnsafe(width * height + 2 * (width >> 1) * (height >> 1)),
): Buffer<ArrayBuffer> {
  const [wide, high] = [width >> 1, height >> 1];
  const fill = (from: Uint8Array, stride: number, size: { width: number; height: number }, at: number) => {
    if (stride === size.width) packed.set(from.subarray(0, size.width * size.height), at);
    else putRows({ from, stride, ...size }, packed, size.width, at);
  };
  const half = { width: wide, height: high };
  fill(luma, lumaStride, { width, height }, 0);
  fill(blue, chromaStride, half, width * height);
  fill(red, chromaStride, half, width * height + wide * high);
  return packed;
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

/** Lays a smaller picture into another one; the corner is even. */
export function putPart(part: Planes, { x, y }: { x: number; y: number }, into: Planes): void {
  const { width, height } = part;
  putRows(
    { from: part.luma, stride: part.lumaStride, width, height },
    into.luma,
    into.lumaStride,
    y * into.lumaStride + x,
  );
  const half = { stride: part.chromaStride, width: width >> 1, height: height >> 1 };
  const at = (y >> 1) * into.chromaStride + (x >> 1);
  putRows({ from: part.blue, ...half }, into.blue, into.chromaStride, at);
  putRows({ from: part.red, ...half }, into.red, into.chromaStride, at);
}

interface Rows {
  from: Uint8Array;
  stride: number;
  width: number;
  height: number;
}

function putRows({ from, stride, width, height }: Rows, into: Uint8Array, step: number, at: number): void {
  for (let row = 0; row < height; row++) into.set(from.subarray(row * stride, row * stride + width), at + row * step);
}
