import type { Canvas, Context2D, MakeCanvas, Pattern } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurField } from '#base/color/blur-field.ts';
import { type Rgb, rgba, scaleRgb, toLinear } from '#base/color/rgb.ts';
import { traceClosed } from '#base/drawing/trace.ts';
import type { Light } from '#base/light/light-presets.ts';
import { shadeSurface } from '#base/light/shade-surface.ts';
import type { Surface } from '#base/light/surface.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Point } from '#base/math/point.ts';
import type { Random } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { type Fabric, fabricTile } from './fabric-tile.ts';
import { cellsOfRow, type FrontalCells, frontalCells } from './frontal-cells.ts';
import type { Layer, Pen } from './layer.ts';
import { type ReliefBrush, reliefBrush } from './relief-brush.ts';
import { CELL, gridAround, type TorsoGrid } from './torso-grid.ts';
import { type TorsoShape, turnTorso } from './torso-shape.ts';

export interface SewingSource {
  torso: TorsoShape;
  grid: TorsoGrid;
  light: Light;
  unitPx: number;
  chinY: number;
  random: Random;
  makeCanvas: MakeCanvas;
}

/** What all layers of one torso share. */
interface SewingWork extends SewingSource {
  brush: ReliefBrush;
  cells: FrontalCells;
}

/** Sews layers onto one picture of the torso. */
export interface Sewing extends Pen {
  canvas: Canvas;
  sew(layer: Layer): void;
}

export function startSewing(source: SewingSource, brush = reliefBrush(source.grid, source.makeCanvas)): Sewing {
  const { grid, unitPx, torso, makeCanvas } = source;
  const work: SewingWork = { ...source, brush, cells: frontalCells(torso, grid) };
  const canvas = makeCanvas(Math.ceil(grid.columns * CELL * unitPx), Math.ceil(grid.rows * CELL * unitPx));
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  const place = (point: Point): Point => {
    const [x, y] = turnTorso(torso, point);
    return [(x - grid.left) * unitPx, (y - grid.top) * unitPx];
  };
  const patterns = new Map<Fabric, Pattern | null>();
  const patternOf = (fabric: Fabric): Pattern | null => {
    if (!patterns.has(fabric)) {
      patterns.set(fabric, ctx.createPattern(fabricTile(fabric, unitPx, source.random, makeCanvas), 'repeat'));
    }
    return patterns.get(fabric) ?? null;
  };
  const pen: Pen = { ctx, unit: unitPx, place };
  return {
    ...pen,
    canvas,
    sew(layer) {
      const outline = layer.outline.map(place);
      throwShadow(ctx, outline, layer, source);
      ctx.save();
      traceClosed(ctx, outline);
      ctx.clip();
      drawLit(ctx, layer, work);
      if (layer.fabric) layFabric(pen, layer, patternOf(layer.fabric));
      layer.trim?.(pen);
      ctx.restore();
    },
  };
}

function throwShadow(ctx: Context2D, outline: Point[], layer: Layer, { light, unitPx }: SewingSource): void {
  const { shadow = 0.5, shadowReach = 0.08, color } = layer;
  if (shadow === 0) return;
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.shadowColor = `rgba(18,8,5,${shadow})`;
  ctx.shadowBlur = unitPx * shadowReach;
  ctx.shadowOffsetX = -light.key[0] * unitPx * 0.03;
  ctx.shadowOffsetY = unitPx * 0.02;
  ctx.fillStyle = rgba(scaleRgb(color, 0.6));
  traceClosed(ctx, outline);
  ctx.fill();
  ctx.restore();
}

function layFabric({ ctx, unit }: Pen, { fabricStrength = 0.55 }: Layer, pattern: Pattern | null): void {
  if (!pattern) return;
  ctx.globalCompositeOperation = 'soft-light';
  ctx.globalAlpha = fabricStrength * clamp(unit / 140, 0.35, 1);
  ctx.fillStyle = pattern;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.globalCompositeOperation = 'source-over';
  ctx.globalAlpha = 1;
}

function drawLit(ctx: Context2D, layer: Layer, work: SewingWork): void {
  const { torso, unitPx, light, makeCanvas, grid: whole } = work;
  const turned = layer.outline.map((point) => turnTorso(torso, point));
  const grid = gridAround(whole, turned, 4);
  const surface = layerSurface(layer, grid, work);
  const canvas = makeCanvas(grid.columns, grid.rows);
  const small = contextOf(canvas);
  const pixels = small.createImageData(grid.columns, grid.rows);
  const gloss = layer.gloss ?? 0.1;
  const material = layer.isSkin
    ? { gloss: 0.1 * gloss, fillGloss: 0.1 * gloss, softness: 0.65 }
    : { gloss: 0.12 * gloss, fillGloss: 0.1 * gloss, softness: 0.45 };
  shadeSurface(surface, light, material, pixels.data);
  small.putImageData(pixels, 0, 0);
  const cell = CELL * unitPx;
  const x = (grid.left - whole.left) * unitPx;
  const y = (grid.top - whole.top) * unitPx;
  ctx.drawImage(canvas, x - cell / 2, y - cell / 2, grid.columns * cell, grid.rows * cell);
}

function layerSurface(layer: Layer, grid: TorsoGrid, work: SewingWork): Surface {
  const { columns, rows } = grid;
  const { brush } = work;
  const count = columns * rows;
  const place = (point: Point) => turnTorso(work.torso, point);
  const inside = brush.mask(grid, layer.outline, place);
  const rounded = blurField(inside.slice(), columns, rows, Math.max(2, layer.softness ?? 2));
  const bumps = layer.bumps?.length ? brush.bumps(grid, layer.bumps, place) : new Float32Array(count);
  const field = () => new Float32Array(count);
  const surface: Surface = {
    columns,
    firstRow: 0,
    lastRow: rows,
    normalX: field(),
    normalY: field(),
    normalZ: field(),
    keyShare: field(),
    ambientShare: field(),
    albedo: new Float32Array(count * 3),
    shine: field().fill(1),
    rowStart: new Int16Array(rows),
    rowEnd: new Int16Array(rows).fill(columns),
  };
  fillWithColor(surface.albedo, toLinear(layer.color));
  const height = layerHeight({ layer, grid, work, rounded, bumps, surface });
  bendNormals(surface, rows, height, inside);
  return surface;
}

function fillWithColor(albedo: Float32Array, [red, green, blue]: Rgb): void {
  for (let i = 0; i < albedo.length; i += 3) {
    albedo[i] = red;
    albedo[i + 1] = green;
    albedo[i + 2] = blue;
  }
}

interface HeightWork {
  layer: Layer;
  grid: TorsoGrid;
  work: SewingWork;
  rounded: Float32Array;
  bumps: Float32Array;
  surface: Surface;
}

/** Height of the layer; on the way, how much light reaches each cell. */
function layerHeight({ layer, grid, work, rounded, bumps, surface }: HeightWork): Float32Array {
  const { chinY, light, cells } = work;
  const height = new Float32Array(grid.columns * grid.rows);
  const { thickness = 0, foldShade = 7, depthAt, isSkin } = layer;
  for (let row = 0, i = 0; row < grid.rows; row++) {
    const cellAt = cellsOfRow(work.grid, grid, row);
    for (let column = 0; column < grid.columns; column++, i++) {
      const cell = cellAt(column);
      const u = cells.u[cell];
      const v = cells.v[cell];
      const base = depthAt ? depthAt(u, v) : cells.depth[cell];
      const bump = bumps[i];
      height[i] = base + thickness * Math.sqrt(clamp((rounded[i] - 0.45) * 1.9)) + bump;
      const chin = chinShade(u, v, chinY, light.key[0]);
      surface.keyShare[i] = isSkin ? chin : 0.2 + 0.8 * chin;
      const open = isSkin ? 0.34 + 0.68 * smoothstep(1.25, 1.9, v) : 0.6 + 0.42 * smoothstep(1.2, 2, v);
      surface.ambientShare[i] = clamp(open + bump * foldShade, 0.15, 1);
    }
  }
  return height;
}

/** The head's shadow on neck and chest. */
function chinShade(u: number, v: number, chinY: number, keyX: number): number {
  const chin = chinY - 1.31;
  return 1 - 0.92 * (1 - smoothstep(1.34 + chin, 1.96 + chin, v + Math.abs(u - keyX * 0.3) * 0.44));
}

function bendNormals(surface: Surface, rows: number, height: Float32Array, inside: Float32Array): void {
  const { columns, normalX, normalY, normalZ } = surface;
  const run = 1 / (2 * CELL);
  normalZ.fill(1);
  for (let row = 1; row < rows - 1; row++) {
    for (let i = row * columns + 1; i < (row + 1) * columns - 1; i++) {
      const here = height[i];
      const left = (height[i - 1] - here) * inside[i - 1];
      const right = (height[i + 1] - here) * inside[i + 1];
      const above = (height[i - columns] - here) * inside[i - columns];
      const below = (height[i + columns] - here) * inside[i + columns];
      const dx = -(right - left) * run;
      const dy = -(below - above) * run;
      const length = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      normalX[i] = dx * length;
      normalY[i] = dy * length;
      normalZ[i] = length;
    }
  }
}
