import type { Canvas, Context2D, MakeCanvas } from '../canvas.ts';
import { contextOf } from '../drawing/context-of.ts';
import type { Light } from '../light/light-presets.ts';
import { type Material, shadeSurface, turnLight } from '../light/shade-surface.ts';
import type { Surface } from '../light/surface.ts';
import { clamp } from '../math/clamp.ts';
import type { Complexion } from './bake-complexion.ts';
import type { Occlusion } from './bake-occlusion.ts';
import type { Relief } from './bake-relief.ts';
import { GRID, GRID_CELLS, rowY } from './face-grid.ts';
import type { HeadView } from './head-view.ts';
import { warpFace } from './warp-face.ts';

/** The lit skin of a face; draws itself for any turn, smile and jaw. */
export interface FaceSurface {
  draw(ctx: Context2D, view: HeadView, smile: number): void;
}

export interface FaceSurfaceSource {
  relief: Relief;
  occlusion: Occlusion;
  complexion: Complexion;
  light: Light;
  material: Material;
  halfWidthAt: (y: number) => number;
  jawShareAt: (y: number) => number;
  chinY: number;
  makeCanvas: MakeCanvas;
}

/** Shading changes too little to be seen within these steps, so it is kept until one is left. */
const TURN_STEPS = 200;
const SMILE_STEPS = 24;

export function makeFaceSurface(source: FaceSurfaceSource): FaceSurface {
  const surface = faceCells(source);
  const shaded = new Uint8ClampedArray(GRID_CELLS * 4);
  const canvas: Canvas = source.makeCanvas(GRID.columns, GRID.rows);
  const canvasContext = contextOf(canvas);
  const pixels = canvasContext.createImageData(GRID.columns, GRID.rows);
  const warp = warpFace(source.relief.height, source);
  let smileStep = Number.NaN;
  let shadedFor = '';

  const shadeFor = (view: HeadView, smile: number): void => {
    const step = Math.round(clamp(smile, -0.3, 1.1) * SMILE_STEPS);
    if (step !== smileStep) {
      smileStep = step;
      bendNormals(surface, source.relief, step / SMILE_STEPS);
    }
    const turn = Math.round(view.turn * TURN_STEPS) / TURN_STEPS;
    const tilt = Math.round(view.tilt * TURN_STEPS) / TURN_STEPS;
    const wanted = `${step} ${turn} ${tilt}`;
    if (wanted === shadedFor) return;
    shadedFor = wanted;
    shadeSurface(surface, turnLight(source.light, turn, tilt), source.material, shaded);
  };

  return {
    draw(ctx, view, smile) {
      shadeFor(view, smile);
      warp(shaded, pixels.data, view);
      canvasContext.putImageData(pixels, 0, 0);
      const unit = view.unitPx;
      const cell = GRID.step * unit;
      ctx.drawImage(
        canvas,
        (GRID.left - GRID.step / 2) * unit,
        (GRID.top - GRID.step / 2) * unit,
        GRID.columns * cell,
        GRID.rows * cell,
      );
    },
  };
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
    rows: GRID.rows,
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

function bendNormals({ normalX, normalY, normalZ }: Surface, relief: Relief, smile: number): void {
  const { slopeX, slopeY, smileSlopeX, smileSlopeY } = relief;
  for (let i = 0; i < GRID_CELLS; i++) {
    const dx = -(slopeX[i]! + smile * smileSlopeX[i]!);
    const dy = -(slopeY[i]! + smile * smileSlopeY[i]!);
    const length = 1 / Math.sqrt(dx * dx + dy * dy + 1);
    normalX[i] = dx * length;
    normalY[i] = dy * length;
    normalZ[i] = length;
  }
}
