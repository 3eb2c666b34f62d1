import type { Area, Planes } from '../picture.ts';

const LUMA_COLUMNS = 16;
const LUMA_ROWS = 12;
const CHROMA_COLUMNS = 8;
const CHROMA_ROWS = 6;

export const PATCH_SIZE = LUMA_COLUMNS * LUMA_ROWS + 2 * CHROMA_COLUMNS * CHROMA_ROWS;

/** The mouth as a small grid of mean brightness and colour: enough to tell how far it is open, blind to coding noise. */
export function mouthPatch(picture: Planes, area: Area): Float32Array {
  const patch = new Float32Array(PATCH_SIZE);
  const half = { x: area.x / 2, y: area.y / 2, width: area.width / 2, height: area.height / 2 };
  const luma = { data: picture.luma, stride: picture.lumaStride, width: picture.width, height: picture.height };
  const small = { stride: picture.chromaStride, width: picture.width >> 1, height: picture.height >> 1 };
  const chromaCells = CHROMA_COLUMNS * CHROMA_ROWS;
  const lumaCells = LUMA_COLUMNS * LUMA_ROWS;
  means(luma, area, patch.subarray(0, lumaCells), LUMA_COLUMNS);
  means({ data: picture.blue, ...small }, half, patch.subarray(lumaCells, lumaCells + chromaCells), CHROMA_COLUMNS);
  means({ data: picture.red, ...small }, half, patch.subarray(lumaCells + chromaCells), CHROMA_COLUMNS);
  return patch;
}

interface Plane {
  data: Uint8Array;
  stride: number;
  width: number;
  height: number;
}

function means(plane: Plane, area: Area, cells: Float32Array, columns: number): void {
  const rows = cells.length / columns;
  for (let cell = 0; cell < cells.length; cell++) {
    const column = cell % columns;
    const row = (cell - column) / columns;
    const [left, right] = span(area.x, area.width, column / columns, plane.width, 1 / columns);
    const [top, bottom] = span(area.y, area.height, row / rows, plane.height, 1 / rows);
    let sum = 0;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += plane.data[y * plane.stride + x];
    cells[cell] = sum / ((right - left) * (bottom - top));
  }
}

function span(start: number, length: number, share: number, limit: number, step: number): [number, number] {
  const from = Math.min(limit - 1, Math.max(0, Math.floor(start + share * length)));
  const to = Math.min(limit, Math.max(from + 1, Math.floor(start + (share + step) * length)));
  return [from, to];
}
