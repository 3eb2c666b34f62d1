import type { Light } from '#base/light/light-presets.ts';
import { type Material, shadeSurface, turnLight } from '#base/light/shade-surface.ts';
import type { Surface } from '#base/light/surface.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Complexion } from './bake-complexion.ts';
import type { Occlusion } from './bake-occlusion.ts';
import type { Relief } from './bake-relief.ts';
import { GRID, GRID_CELLS, rowY } from './face-grid.ts';
import type { HeadView } from './head-view.ts';

export interface FaceSurfaceSource {
  relief: Relief;
  occlusion: Occlusion;
  complexion: Complexion;
  light: Light;
  material: Material;
  halfWidthAt: (y: number) => number;
  jawShareAt: (y: number) => number;
  chinY: number;
  /** skin above this height never shows */
  hiddenAboveY: number;
}

/** Shading changes too little to be seen within these steps, so it is kept until one is left. */
const TURN_STEPS = 80;
const SMILE_STEPS = 14;

/** A smile moves the skin between these heights; the rest keeps its light. */
const SMILE_ROWS = { first: rowOf(-0.08), last: rowOf(1.12) };

/** The lit skin of a face, cell by cell. */
export interface KeptShading {
  pixels: Uint8ClampedArray;
  /** cells from here to there are lit in each row */
  rowStart: Int16Array;
  rowEnd: Int16Array;
  /** Lights what changed since the last call and returns its first row. */
  update(view: HeadView, smile: number): number;
}

export function keptShading(source: FaceSurfaceSource): KeptShading {
  const surface = faceCells(source);
  bendNormals(surface, source.relief, 0, { first: 0, last: GRID.rows });
  const pixels = new Uint8ClampedArray(GRID_CELLS * 4);
  const top = rowOf(source.hiddenAboveY);
  let turn = Number.NaN;
  let tilt = Number.NaN;
  let smile = Number.NaN;
  return {
    pixels,
    rowStart: surface.rowStart,
    rowEnd: surface.rowEnd,
    update(view, wantedSmile) {
      const nextTurn = Math.round(view.turn * TURN_STEPS) / TURN_STEPS;
      const nextTilt = Math.round(view.tilt * TURN_STEPS) / TURN_STEPS;
      const nextSmile = Math.round(clamp(wantedSmile, -0.3, 1.1) * SMILE_STEPS) / SMILE_STEPS;
      const turned = nextTurn !== turn || nextTilt !== tilt;
      if (nextSmile !== smile) bendNormals(surface, source.relief, nextSmile, SMILE_ROWS);
      else if (!turned) return GRID.rows;
      surface.firstRow = turned ? top : SMILE_ROWS.first;
      surface.lastRow = turned ? GRID.rows : SMILE_ROWS.last;
      turn = nextTurn;
      tilt = nextTilt;
      smile = nextSmile;
      shadeSurface(surface, turnLight(source.light, turn, tilt), source.material, pixels);
      return surface.firstRow;
    },
  };
}

function rowOf(y: number): number {
  return Math.max(0, Math.min(GRID.rows, Math.round((y - GRID.top) / GRID.step)));
}

function faceCells({ occlusion, complexion, halfWidthAt, chinY }: FaceSurfaceSource): Surface {
  const field = () => new Float32Array(GRID_CELLS);
  const rowStart = new Int16Array(GRID.rows);
  const rowEnd = new Int16Array(GRID.rows);
  for (let row = 0; row < GRID.rows; row++) {
    const half = Math.max(0.1, halfWidthAt(Math.min(rowY(row), chinY - 0.03))) + 0.06;
    rowStart[row] = Math.max(0, Math.floor((-half - GRID.left) / GRID.step));
    rowEnd[row] = Math.min(GRID.columns, Math.ceil((half - GRID.left) / GRID.step) + 1);
  }
  return {
    columns: GRID.columns,
    firstRow: 0,
    lastRow: GRID.rows,
    normalX: field(),
    normalY: field(),
    normalZ: field(),
    keyShare: occlusion.key,
    ambientShare: occlusion.ambient,
    albedo: complexion.albedo,
    shine: complexion.shine,
    rowStart,
    rowEnd,
  };
}

/** Tilts the normals of some rows as a smile does; outside the smile's rows only the resting face counts. */
function bendNormals(surface: Surface, relief: Relief, smile: number, rows: { first: number; last: number }): void {
  const { normalX, normalY, normalZ } = surface;
  const { slopeX, slopeY, smileSlopeX, smileSlopeY } = relief;
  const to = rows.last * GRID.columns;
  for (let i = rows.first * GRID.columns; i < to; i++) {
    const dx = -(slopeX[i] + smile * smileSlopeX[i]);
    const dy = -(slopeY[i] + smile * smileSlopeY[i]);
    const length = 1 / Math.sqrt(dx * dx + dy * dy + 1);
    normalX[i] = dx * length;
    normalY[i] = dy * length;
    normalZ[i] = length;
  }
}
