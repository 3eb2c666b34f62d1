import type { SettingBackground } from '@herald/media/scene/scene-spec';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { renderBackground } from '#places/render-background.ts';
import { layoutScene } from '../layout/layout-scene.ts';

const TILE_RAYS = 20_000;

/** What a chooser shows of a place: the place alone, 4:5, at any size. */
export function drawSettingTile(spec: SettingBackground, widthPx: number, makeCanvas: MakeCanvas): Canvas {
  const layout = layoutScene({ aspect: '4:5', resolution: widthPx });
  return renderBackground(spec, layout, 0, makeCanvas, TILE_RAYS);
}
