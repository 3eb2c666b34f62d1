import { openModule } from '#base/composing/web-assembly.ts';
import { WASM_BASE64 } from './trace-place.wasm.ts';

/** What `kernels/trace-place.ts` offers; places are bytes of its memory. */
export interface TraceKernel {
  memory: { readonly buffer: ArrayBuffer };
  takeSize(width: number, height: number): void;
  layOut(solids: number, branches: number, lamps: number, texels: number): void;
  numbersAt(): number;
  solidsAt(): number;
  branchesAt(): number;
  lampsAt(): number;
  texelsAt(): number;
  skiesAt(): number;
  rgbAt(): number;
  depthAt(): number;
  albedoAt(): number;
  surfaceAt(): number;
  receivedAt(): number;
  hitAt(): number;
  sumAt(): number;
  traceRow(y: number): number;
  shareLight(): void;
  beginAt(x: number, y: number, z: number): void;
  goTo(x: number, y: number, z: number): number;
  cast(reach: number): number;
  ditherAt(x: number, y: number): void;
  next(): number;
  standAt(x: number, y: number, z: number): void;
  face(x: number, y: number, z: number, sheer: number): void;
  addLamps(): void;
}

const open = openModule(WASM_BASE64);

export function openTraceKernel(): TraceKernel {
  return open() as TraceKernel;
}
