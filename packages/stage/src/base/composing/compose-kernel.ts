import { WASM_BASE64 } from './compose-picture.wasm.ts';
import { openModule } from './web-assembly.ts';

/** What `kernels/compose-picture.ts` offers; places are bytes of its memory, strides too. */
export interface ComposeKernel {
  memory: { readonly buffer: ArrayBuffer };
  reserve(bytes: number): void;
  readFrom(at: number, stride: number): void;
  writeTo(at: number, stride: number): void;
  copyRows(width: number, rows: number): void;
  copyBetween(rightShare: number, lowerShare: number, width: number, rows: number): void;
  clearRows(width: number, rows: number): void;
  blendRows(width: number, rows: number): void;
  blendPlainRows(width: number, rows: number): void;
  stretchRows(start: number, step: number, width: number, rows: number): void;
  takeLean(by: number, rows: number, before: number, after: number): void;
  multiplyByAlpha(at: number, pixels: number): void;
  divideByAlpha(at: number, pixels: number): void;
  takeSprite(at: number, width: number, blocks: number): void;
  sortBlocks(height: number): void;
  clipTo(left: number, top: number, right: number, bottom: number): void;
  cutCells(shift: number): void;
  bend(nodes: number, columns: number, rows: number, left: number, top: number): void;
  takeCover(at: number, width: number, height: number): void;
  addOutline(points: number, count: number): void;
  blendCovered(): void;
  takeBones(at: number, count: number, softness: number): void;
  stayWithin(x: number, y: number, lastU: number, lastV: number): void;
  layNodes(left: number, top: number, columns: number, rows: number, nodes: number): void;
  takeShadows(at: number, width: number, height: number): void;
  takeShadow(at: number, width: number, height: number, right: number, down: number): void;
  castShadow(nodes: number, columns: number, rows: number, left: number, top: number): void;
  takeRows(start: number, step: number): void;
  shadeRows(left: number, top: number, width: number, rows: number): void;
  darkenRows(left: number, top: number, width: number, rows: number): void;
}

const open = openModule(WASM_BASE64);

export function openComposeKernel(): ComposeKernel {
  return open() as ComposeKernel;
}
