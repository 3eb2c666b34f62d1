import { halfSizes } from './half-sizes.ts';
import { type Branch, growTree } from './solid-tree.ts';
import { openTraceKernel, type TraceKernel } from './trace-kernel.ts';
import type { Lamp, Solid, Texture, World } from './world.ts';

/** What rays meet; what they see that meet nothing is no part of it. */
export type SolidWorld = Pick<World, 'solids' | 'lamps' | 'ambient'>;

// As `kernels/place/memory.ts` has them.
const SOLID_NUMBERS = 21;
const LAMP_NUMBERS = 12;
const BRANCH_FLOATS = 16;
const SHAPES: Record<Solid['shape'], number> = { box: 0, panel: 1, ball: 2, tube: 3 };
const LAMPS: Record<Lamp['kind'], number> = { sun: 0, bulb: 1, ceiling: 2, window: 3 };

/** Lays a world into a kernel of its own, with room for a picture of this size. */
export function layWorld({ solids, lamps, ambient }: SolidWorld, width: number, height: number): TraceKernel {
  const kernel = openTraceKernel();
  const branches = branchesOf(growTree(solids));
  const sorted = branches.flatMap(({ leaves }) => leaves);
  const textures = texturesOf(sorted);
  kernel.takeSize(width, height);
  kernel.layOut(sorted.length, branches.length, lamps.length, textures.floats);
  const { buffer } = kernel.memory;
  new Float64Array(buffer, kernel.numbersAt()).set([...ambient.above, ...ambient.below]);
  layBranches(branches, buffer, kernel.branchesAt());
  const numbers = new Float64Array(buffer, kernel.solidsAt(), sorted.length * SOLID_NUMBERS);
  for (const [i, solid] of sorted.entries()) numbers.set(numbersOf(solid, textures.starts), i * SOLID_NUMBERS);
  const light = new Float64Array(buffer, kernel.lampsAt(), lamps.length * LAMP_NUMBERS);
  for (const [i, lamp] of lamps.entries()) light.set(numbersOfLamp(lamp), i * LAMP_NUMBERS);
  const texels = new Float32Array(buffer, kernel.texelsAt(), textures.floats);
  for (const [texture, start] of textures.starts) texels.set(texture.data, start);
  return kernel;
}

/** A tree as a list, its root first. */
function branchesOf(branch: Branch): Branch[] {
  return [branch, ...(branch.children ?? []).flatMap(branchesOf)];
}

function layBranches(branches: Branch[], buffer: ArrayBuffer, at: number): void {
  const places = new Map(branches.map((branch, place) => [branch, place]));
  const floats = new Float32Array(buffer, at, branches.length * BRANCH_FLOATS);
  const wholes = new Uint32Array(buffer, at, floats.length);
  let first = 0;
  for (const [i, { low, high, axis, children, leaves }] of branches.entries()) {
    floats.set([...low, 0, ...high, 0], i * BRANCH_FLOATS);
    const [left, right] = (children ?? []).map((child) => places.get(child) ?? 0);
    wholes.set([axis, left ?? 0, right ?? 0, first, leaves.length], i * BRANCH_FLOATS + 8);
    first += leaves.length;
  }
}

/** Where each texture begins, in floats; several solids may share one. */
function texturesOf(solids: Solid[]): { starts: Map<Texture, number>; floats: number } {
  const starts = new Map<Texture, number>();
  let floats = 0;
  for (const { material } of solids) {
    const { texture } = material;
    if (!texture || starts.has(texture)) continue;
    starts.set(texture, floats);
    floats += texture.data.length;
  }
  return { starts, floats };
}

function numbersOf(solid: Solid, starts: Map<Texture, number>): number[] {
  const { material, center, turn = 0, castsShadow = true } = solid;
  const { color, texture, glow = 0, gloss = 0, sheer = 0 } = material;
  const radius = solid.shape === 'tube' ? solid.radius : 0;
  const topRadius = solid.shape === 'tube' ? (solid.topRadius ?? radius) : 0;
  return [
    ...center,
    Math.cos(turn),
    Math.sin(turn),
    ...halfSizes(solid),
    SHAPES[solid.shape],
    radius,
    topRadius,
    (texture && starts.get(texture)) ?? -1,
    texture?.width ?? 0,
    texture?.height ?? 0,
    ...color,
    glow,
    gloss,
    sheer,
    Number(castsShadow),
  ];
}

function numbersOfLamp(lamp: Lamp): number[] {
  const place = lamp.kind === 'sun' ? lamp.towards : lamp.center;
  const round = lamp.kind === 'sun' ? lamp.spread : lamp.kind === 'bulb' ? lamp.radius : 0;
  const [wide, deep] = 'size' in lamp ? lamp.size : [0, 0];
  const turn = lamp.kind === 'window' ? lamp.turn : 0;
  return [LAMPS[lamp.kind], ...place, round, wide, deep, Math.cos(turn), Math.sin(turn), ...lamp.color];
}
