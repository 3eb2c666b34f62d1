import type { Context2D } from '../canvas.ts';
import type { Rect } from '../performer.ts';
import { drawFrame } from './draw-frame.ts';
import type { Overlay } from './overlay.ts';
import { type Scene, shotAt } from './scene.ts';

interface Painted {
  baseKey: string;
  covered: boolean;
  states: (string | null)[];
  areas: Rect[];
}

/** Draws moment after moment onto one canvas, touching only what changed. Nobody else may draw on that canvas. */
export class FramePainter {
  private readonly ctx: Context2D;
  private readonly scene: Scene;
  private before: Painted | null = null;

  constructor(ctx: Context2D, scene: Scene) {
    this.ctx = ctx;
    this.scene = scene;
  }

  /** Leaves exactly the picture that drawFrame gives; answers with the parts that may differ from the picture before. */
  paint(tSec: number): Rect[] {
    const { scene, ctx, before } = this;
    const now = this.stateAt(tSec);
    this.before = now;
    if (!before || before.baseKey !== now.baseKey || before.covered !== now.covered) {
      drawFrame(ctx, scene, tSec);
      return [{ x: 0, y: 0, width: scene.layout.width, height: scene.layout.height }];
    }
    if (now.covered && now.states.every((state, index) => state === before.states[index])) return [];
    const touched = now.covered ? [] : [shotAt(scene, tSec).performer.movingArea];
    for (const [index, state] of now.states.entries())
      if (state !== before.states[index])
        touched.push(
          ...(before.states[index] === null ? [] : [before.areas[index]!]),
          ...(state === null ? [] : [now.areas[index]!]),
        );
    const redrawn = this.spread(touched, now, tSec);
    this.repaint(touched, redrawn, tSec);
    return touched.map((area) => wholeWithin(area, scene.layout));
  }

  private stateAt(tSec: number): Painted {
    const { scene } = this;
    const covered = tSec >= scene.coveredFromSec;
    return {
      baseKey: covered ? 'covered' : scene.base.keyAt(scene, tSec),
      covered,
      states: scene.overlays.map((overlay) => overlay.stateAt(tSec)),
      areas: scene.overlays.map((overlay) => overlay.areaAt(tSec)),
    };
  }

  /** An overlay that lies partly on a touched area is painted anew as a whole, and so may touch others. */
  private spread(touched: Rect[], now: Painted, tSec: number): Set<Overlay> {
    const redrawn = new Set<Overlay>();
    for (let grown = true; grown; ) {
      grown = false;
      for (const [index, overlay] of this.scene.overlays.entries()) {
        if (redrawn.has(overlay) || overlay.stateAt(tSec) === null) continue;
        if (!touched.some((area) => overlaps(area, now.areas[index]!))) continue;
        redrawn.add(overlay);
        touched.push(now.areas[index]!);
        grown = true;
      }
    }
    return redrawn;
  }

  private repaint(touched: Rect[], redrawn: Set<Overlay>, tSec: number): void {
    const { ctx, scene } = this;
    const base = scene.base.at(scene, tSec);
    for (const area of touched) {
      const { x, y, width, height } = wholeWithin(area, scene.layout);
      if (width > 0 && height > 0) ctx.drawImage(base, x, y, width, height, x, y, width, height);
    }
    if (tSec < scene.coveredFromSec) shotAt(scene, tSec).performer.drawMoving(ctx, scene.poseAt(tSec));
    for (const overlay of scene.overlays) if (redrawn.has(overlay)) overlay.draw(ctx, tSec);
  }
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function wholeWithin(area: Rect, frame: { width: number; height: number }): Rect {
  const left = Math.max(0, Math.floor(area.x));
  const top = Math.max(0, Math.floor(area.y));
  const right = Math.min(frame.width, Math.ceil(area.x + area.width));
  const bottom = Math.min(frame.height, Math.ceil(area.y + area.height));
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
