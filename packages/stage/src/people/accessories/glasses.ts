import type { GlassesKind } from '@herald/media/person/character-params';
import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, parseHex, type Rgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import { softStroke } from '#base/drawing/soft-stroke.ts';
import { trace, traceClosed } from '#base/drawing/trace.ts';
import type { Light } from '#base/light/light-presets.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Point } from '#base/math/point.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';
import type { SkinPalette } from '../skin/skin-palette.ts';

interface Frame {
  halfWidth: number;
  halfHeight: number;
  /** 2 = ellipse, more = squarer */
  squareness: number;
  centerY: number;
  thickness: number;
  lift: number;
  drop: number;
  doubleBridge: boolean;
}

const PLAIN = { lift: 0, drop: 0, doubleBridge: false };

const FRAMES: Record<GlassesKind, Frame> = {
  round: { ...PLAIN, halfWidth: 0.268, halfHeight: 0.245, squareness: 2, centerY: 0.03, thickness: 0.026 },
  rectangular: { ...PLAIN, halfWidth: 0.288, halfHeight: 0.198, squareness: 3.4, centerY: 0.028, thickness: 0.036 },
  'cat-eye': {
    ...PLAIN,
    halfWidth: 0.285,
    halfHeight: 0.205,
    squareness: 2.6,
    centerY: 0.02,
    thickness: 0.036,
    lift: 0.1,
  },
  aviator: {
    halfWidth: 0.285,
    halfHeight: 0.245,
    squareness: 2.3,
    centerY: 0.055,
    thickness: 0.018,
    lift: 0,
    drop: 0.1,
    doubleBridge: true,
  },
};

const LENS_POINTS = 60;
const PAD = 0.14;

export interface Glasses {
  draw(ctx: Context2D, view: HeadView): void;
}

interface GlassesSource {
  kind: GlassesKind;
  color: string;
  tinted?: boolean | undefined;
  face: FaceShape;
  light: Light;
  palette: SkinPalette;
  unitPx: number;
  makeCanvas: MakeCanvas;
}

/** Each lens with its rim is baked; bridge and temples follow the turn of the head. */
export function bakeGlasses(source: GlassesSource): Glasses {
  const frame = FRAMES[source.kind];
  const color = parseHex(source.color);
  const centerX = source.face.eyeX + 0.016;
  const lenses = ([-1, 1] as const).map((side) => ({ side, canvas: bakeLens(side, frame, color, source) }));
  const depth = (x: number) => 0.94 - 0.27 * (x / 0.9) ** 2;
  return {
    draw(ctx, view) {
      const unit = view.unitPx;
      const place = (x: number, y: number): Point => view.atDepth(x, y, depth(x));
      for (const { side } of lenses) drawTemple(ctx, { side, frame, color, centerX, place, face: source.face, view });
      for (const { side, canvas } of lenses) {
        const [x, y] = place(side * centerX, frame.centerY);
        const width = (frame.halfWidth + PAD) * 2 * unit;
        const height = (frame.halfHeight + PAD) * 2 * unit;
        ctx.drawImage(canvas, x - width / 2, y - height / 2, width, height);
      }
      drawBridge(ctx, { frame, color, centerX, place, unit });
    },
  };
}

function lensOutline(side: -1 | 1, { halfWidth, halfHeight, squareness, lift, drop }: Frame): Point[] {
  const bend = 2 / squareness;
  return Array.from({ length: LENS_POINTS }, (_, k): Point => {
    const angle = (k / LENS_POINTS) * Math.PI * 2;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    let x = Math.sign(cos) * Math.abs(cos) ** bend * halfWidth;
    let y = Math.sign(sin) * Math.abs(sin) ** bend * halfHeight;
    // Only the outer corner is raised: a rim that falls towards the nose makes whoever wears it look cross.
    y -= lift * smoothstep(-0.05, 1.1, x / halfWidth) * smoothstep(-0.75, 0.85, -y / halfHeight);
    const low = clamp(y / halfHeight);
    y += drop * 0.35 * (x / halfWidth) * low;
    x -= drop * 0.2 * low;
    return [side * x, y];
  });
}

function bakeLens(
  side: -1 | 1,
  frame: Frame,
  color: Rgb,
  { light, palette, unitPx, makeCanvas, tinted }: GlassesSource,
): Canvas {
  const canvas = makeCanvas(
    Math.ceil((frame.halfWidth + PAD) * 4 * unitPx),
    Math.ceil((frame.halfHeight + PAD) * 4 * unitPx),
  );
  const ctx = contextOf(canvas);
  ctx.scale(2 * unitPx, 2 * unitPx);
  ctx.translate(frame.halfWidth + PAD, frame.halfHeight + PAD);
  const outline = lensOutline(side, frame);
  ctx.save();
  ctx.translate(-light.key[0] * 0.035, 0.05);
  softStroke(ctx, [...outline, outline[0]], {
    color: palette.deepShade,
    alpha: 0.36,
    width: frame.thickness,
    blur: 0.026,
  });
  ctx.restore();
  if (tinted) paintTint(ctx, outline, frame);
  paintLens(ctx, outline, frame);
  paintRim(ctx, outline, frame, color, light.key[0]);
  return canvas;
}

/** Dark glass, a little clearer towards the cheek. */
function paintTint(ctx: Context2D, outline: Point[], { halfHeight }: Frame): void {
  const tint = ctx.createLinearGradient(0, -halfHeight, 0, halfHeight);
  tint.addColorStop(0, 'rgba(16,15,17,.95)');
  tint.addColorStop(1, 'rgba(42,36,34,.84)');
  ctx.fillStyle = tint;
  traceClosed(ctx, outline);
  ctx.fill();
}

function paintLens(ctx: Context2D, outline: Point[], { halfWidth, halfHeight, thickness }: Frame): void {
  ctx.save();
  traceClosed(ctx, outline);
  ctx.clip();
  ctx.fillStyle = 'rgba(235,242,250,.045)';
  ctx.fill();
  const sheen = ctx.createLinearGradient(-halfWidth, -halfHeight, halfWidth * 0.8, halfHeight);
  for (const [stop, alpha] of [
    [0, 0.24],
    [0.3, 0.09],
    [0.31, 0],
    [0.62, 0],
    [0.63, 0.06],
    [0.7, 0.045],
    [0.71, 0],
    [1, 0.08],
  ] as const) {
    sheen.addColorStop(stop, `rgba(235,242,255,${alpha})`);
  }
  ctx.fillStyle = sheen;
  ctx.fillRect(-0.4, -0.4, 0.8, 0.8);
  ctx.strokeStyle = 'rgba(20,10,8,.28)';
  ctx.lineWidth = thickness * 2.2;
  traceClosed(
    ctx,
    outline.map(([x, y]): Point => [x, y + 0.01]),
  );
  ctx.stroke();
  ctx.restore();
}

function paintRim(ctx: Context2D, outline: Point[], { halfHeight, thickness }: Frame, color: Rgb, keyX: number): void {
  ctx.strokeStyle = rgba(scaleRgb(color, 0.45));
  ctx.lineWidth = thickness * 1.18;
  traceClosed(
    ctx,
    outline.map(([x, y]): Point => [x - keyX * 0.004, y + 0.007]),
  );
  ctx.stroke();
  const body = ctx.createLinearGradient(0, -halfHeight, 0, halfHeight);
  body.addColorStop(0, rgba(mixRgb(color, [255, 255, 255], 0.22)));
  body.addColorStop(0.4, rgba(color));
  body.addColorStop(1, rgba(scaleRgb(color, 0.75)));
  ctx.strokeStyle = body;
  ctx.lineWidth = thickness;
  traceClosed(ctx, outline);
  ctx.stroke();
  ctx.strokeStyle = rgba(mixRgb(color, [255, 255, 255], 0.65), 0.5);
  ctx.lineWidth = thickness * 0.22;
  trace(
    ctx,
    outline.slice(32, 56).map(([x, y]): Point => [x, y - thickness * 0.28]),
  );
  ctx.stroke();
}

interface Temple {
  side: -1 | 1;
  frame: Frame;
  color: Rgb;
  centerX: number;
  place(x: number, y: number): Point;
  face: FaceShape;
  view: HeadView;
}

function drawTemple(ctx: Context2D, { side, frame, color, centerX, place, face, view }: Temple): void {
  const unit = view.unitPx;
  const y = frame.centerY - frame.halfHeight * 0.42 - frame.lift * 0.5;
  const [hx, hy] = place(side * (centerX + frame.halfWidth * 0.97), y);
  const away = Math.max(0, side * view.turn);
  const endX = side * (face.halfWidth + 0.03 - away * 0.2) * unit - view.turn * 0.12 * unit;
  const endY = (frame.centerY - frame.halfHeight * 0.42 - view.tilt * 0.1) * unit;
  const thick = Math.max(frame.thickness * 0.9, 0.022) * unit;
  for (const [tone, width, dy] of [
    [scaleRgb(color, 0.6), 1, 0.004],
    [scaleRgb(color, 0.9), 0.75, 0],
    [mixRgb(color, [255, 255, 255], 0.5), 0.18, -0.007],
  ] as const) {
    ctx.strokeStyle = rgba(tone, width < 0.3 ? 0.45 : 1);
    ctx.lineWidth = thick * width;
    trace(ctx, [
      [hx, hy + dy * unit],
      [endX, endY + dy * unit],
    ]);
    ctx.stroke();
  }
}

interface Bridge {
  frame: Frame;
  color: Rgb;
  centerX: number;
  place(x: number, y: number): Point;
  unit: number;
}

function drawBridge(ctx: Context2D, { frame, color, centerX, place, unit }: Bridge): void {
  const inner = centerX - frame.halfWidth * 0.95;
  const y = frame.centerY - frame.halfHeight * 0.35;
  const [ax, ay] = place(-inner, y);
  const [bx, by] = place(inner, y);
  const high = frame.centerY - frame.halfHeight * 0.96;
  const [cx, cy] = place(-(centerX - frame.halfWidth * 0.55), high);
  const [dx, dy] = place(centerX - frame.halfWidth * 0.55, high);
  for (const [tone, width, lower] of [
    [scaleRgb(color, 0.5), 1.1, 0.006],
    [color, 0.95, 0],
    [mixRgb(color, [255, 255, 255], 0.55), 0.2, -0.008],
  ] as const) {
    ctx.strokeStyle = rgba(tone);
    ctx.lineWidth = frame.thickness * width * unit;
    ctx.beginPath();
    ctx.moveTo(ax, ay + lower * unit);
    ctx.quadraticCurveTo((ax + bx) / 2, ay + (lower - 0.075) * unit, bx, by + lower * unit);
    if (frame.doubleBridge) {
      ctx.moveTo(cx, cy + lower * unit);
      ctx.lineTo(dx, dy + lower * unit);
    }
    ctx.stroke();
  }
}
