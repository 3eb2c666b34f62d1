import { openModule } from '#base/composing/web-assembly.ts';
import { type FramePixels, framePixelsAt } from './frame-pixels.ts';
import { WASM_BASE64 } from './warp-photo.wasm.ts';

interface Kernel {
  memory: { readonly buffer: ArrayBuffer };
  begin(width: number, height: number, vertices: number, isCutOut: boolean): number;
  drawCell(x: number, y: number, columns: number, rows: number, isEdge: boolean): void;
  verticesAt(): number;
  fillRings(rings: number, perRing: number, left: number, top: number): void;
}

/** Places of the corner values at the start of the kernel's memory; those along v each follow the one along u. */
const PLACES = 8;
const START = 0;
const ACROSS = 2;
const DOWN = 4;
const TWIST = 6;

/** The alpha of a whole pixel, as a word has it. */
const OPAQUE = 0xff << 24;

const open = openModule(WASM_BASE64);

/** A mesh of rings: six numbers for a vertex, ring after ring. */
export interface RingMesh {
  readonly vertices: Float32Array;
  readonly rings: number;
  readonly perRing: number;
}

/** Draws a photo in WebAssembly, cell by cell and along a mesh; its pictures lie in the kernel's own memory. */
export class WarpKernel {
  readonly photo: FramePixels;
  readonly behind: FramePixels;
  readonly out: FramePixels;
  /** the bits that make a pixel of the photo one of the result: alpha, unless that is a cut person's mask */
  readonly opaque: number;
  readonly #kernel = open() as Kernel;
  readonly #cell: number;
  readonly #corners: Float64Array;
  readonly #mesh: RingMesh;
  readonly #vertices: Float32Array;

  /** Of a person who is cut out nothing lies behind; the result has the mask as alpha. */
  constructor(size: { width: number; height: number }, cell: number, mesh: RingMesh, isCutOut: boolean) {
    const { width, height } = size;
    this.#cell = cell;
    this.#mesh = mesh;
    const first = this.#kernel.begin(width, height, mesh.rings * mesh.perRing, isCutOut);
    const { buffer } = this.#kernel.memory;
    const picture = (index: number) => framePixelsAt(buffer, first + index * width * height * 4, width, height);
    this.photo = picture(0);
    this.behind = picture(1);
    this.out = picture(2);
    this.opaque = isCutOut ? 0 : OPAQUE;
    this.#corners = new Float64Array(buffer, 0, PLACES);
    this.#vertices = new Float32Array(buffer, this.#kernel.verticesAt(), mesh.vertices.length);
  }

  /** Where the four corners of the next cell come from in the photo, from left to right. */
  placeAlongU(topLeft: number, topRight: number, bottomLeft: number, bottomRight: number): void {
    this.#place(0, topLeft, topRight, bottomLeft, bottomRight);
  }

  /** The same from top to bottom. */
  placeAlongV(topLeft: number, topRight: number, bottomLeft: number, bottomRight: number): void {
    this.#place(1, topLeft, topRight, bottomLeft, bottomRight);
  }

  /** With `isEdge` the photo's alpha says how much of the background behind the person shows. */
  drawCell(x: number, y: number, columns: number, rows: number, isEdge: boolean): void {
    this.#kernel.drawCell(x, y, columns, rows, isEdge);
  }

  /** Puts the photo down between the rings of the mesh as it is now; the pictures begin at (left, top) of the frame. */
  fillRings(left: number, top: number): void {
    const { vertices, rings, perRing } = this.#mesh;
    this.#vertices.set(vertices);
    this.#kernel.fillRings(rings, perRing, left, top);
  }

  #place(axis: 0 | 1, topLeft: number, topRight: number, bottomLeft: number, bottomRight: number): void {
    const corners = this.#corners;
    const cell = this.#cell;
    corners[START + axis] = topLeft;
    corners[ACROSS + axis] = (topRight - topLeft) / cell;
    corners[DOWN + axis] = (bottomLeft - topLeft) / cell;
    corners[TWIST + axis] = (bottomRight - bottomLeft - topRight + topLeft) / (cell * cell);
  }
}
