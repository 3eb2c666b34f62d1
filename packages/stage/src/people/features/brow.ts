import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, type Rgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import { traceClosed } from '#base/drawing/trace.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import type { Random } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Pose } from '#base/performer.ts';
import type { FaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';
import type { Side } from './eye-curves.ts';

const LENGTH = 0.46;
const PAD_X = 0.08;
const PAD_Y = 0.18;
const WIDTH = 0.66;
const HEIGHT = 0.36;
const DETAIL = 2;
/** Brows whose inner ends are higher than their outer ones look worried, whatever else a face does; much lower ones look stern. */
const CALM = { inner: 0.007, outer: 0.02 };
/** Brows that are up farther than a stress takes them go up more: that is surprise. */
const HIGH = 0.6;
/** Thick brows taper from a high inner end, so their upper edge would slope down like a worried one's. */
const HEAVY = 0.05;

export interface BrowSource {
  face: FaceShape;
  hair: Rgb;
  unitPx: number;
  random: Random;
  makeCanvas: MakeCanvas;
}

/** One brow, inner end left; the other is its mirror image. */
export function bakeBrow({ face, hair, unitPx, random, makeCanvas }: BrowSource): Canvas {
  const scale = unitPx * DETAIL;
  const canvas = makeCanvas(Math.ceil(WIDTH * scale), Math.ceil(HEIGHT * scale));
  const ctx = contextOf(canvas);
  ctx.scale(scale, scale);
  ctx.translate(PAD_X, PAD_Y);
  const color = mixRgb(scaleRgb(hair, hair[0] > 150 ? 0.55 : 0.85), [38, 28, 24], 0.35);
  const shape = browShape(face);
  paintUnderlay(ctx, shape, color);
  paintHairs(ctx, shape, color, { random, count: Math.round(330 * (1 + 0.3 * face.knobs.browThickness)) });
  return canvas;
}

interface BrowShape {
  line(t: number): Point;
  half(t: number): number;
}

function browShape({ knobs }: FaceShape): BrowShape {
  const thickness = 0.037 * (1 + 0.3 * knobs.browThickness);
  const arch = 0.062 + 0.034 * knobs.browArch;
  const rise = 1.22 - 0.28 * knobs.browPeak;
  const inner = 0.5 + 0.22 * knobs.browTaper;
  const thinned = Math.min(0.93, 0.82 + 0.2 * knobs.browTaper);
  return {
    line: (t) => [
      LENGTH * t,
      -arch * Math.sin(Math.min(1, t * rise) * Math.PI * 0.64) + 0.05 * smoothstep(0.6, 1, t) + 0.014,
    ],
    half: (t) =>
      thickness * (inner + (1.25 - inner) * smoothstep(0, 0.22, t)) * (1 - smoothstep(0.42, 1.06, t) * thinned),
  };
}

function paintUnderlay(ctx: Context2D, { line, half }: BrowShape, color: Rgb): void {
  for (const [grow, alpha] of [
    [1.5, 0.06],
    [1.15, 0.1],
    [0.75, 0.12],
  ] as const) {
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let k = 0; k <= 16; k++) {
      const t = k / 16;
      const [x, y] = line(t);
      upper.push([x, y - half(t) * grow]);
      lower.push([x, y + half(t) * grow]);
    }
    const fading = ctx.createLinearGradient(0, 0, LENGTH, 0);
    fading.addColorStop(0, rgba(color, 0));
    fading.addColorStop(0.26, rgba(color, alpha));
    fading.addColorStop(0.62, rgba(color, alpha));
    fading.addColorStop(1, rgba(color, alpha * 0.3));
    ctx.fillStyle = fading;
    traceClosed(ctx, [...upper, ...lower.reverse()]);
    ctx.fill();
  }
}

function paintHairs(
  ctx: Context2D,
  { line, half }: BrowShape,
  color: Rgb,
  { random, count }: { random: Random; count: number },
): void {
  for (let k = 0; k < count; k++) {
    const t = random() ** 0.92;
    // Hairs lie close in the middle and stand apart at the edges; single ones begin and end the brow.
    const across = (random() + random() - 1) * 0.72;
    const body = smoothstep(0, 0.24, t) * (1 - 0.45 * smoothstep(0.7, 1, t));
    if (random() > mix(0.45, 1, body)) continue;
    const [lineX, lineY] = line(t);
    const x = lineX - 0.03 * (1 - body) * random();
    const y = lineY + across * 1.75 * half(t);
    const length = (0.03 + 0.058 * random() ** 1.3) * (1 - 0.35 * t);
    const fan = (across > 0 ? -0.3 : 0.22) * (1 - 0.6 * t);
    const angle = mix(-1.3, 0.22, smoothstep(0, 0.75, t)) + fan + (random() - 0.5) * 0.4;
    ctx.strokeStyle = rgba(scaleRgb(color, 0.6 + 1.15 * random() ** 1.6), mix(0.3, 0.56, body));
    ctx.lineWidth = 0.0042 + 0.0032 * random();
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + Math.cos(angle) * length * 0.5,
      y + Math.sin(angle) * length * 0.5,
      x + Math.cos(angle + 0.18) * length,
      y + Math.sin(angle + 0.18) * length * 0.9,
    );
    ctx.stroke();
  }
}

export interface BrowState {
  face: FaceShape;
  view: HeadView;
  pose: Pose;
  unevenness: number;
}

const outerRise = ({ knobs, oldness }: FaceShape): number =>
  CALM.outer + 0.022 * knobs.browTilt + HEAVY * Math.max(0, knobs.browThickness) - 0.012 * oldness;

export function drawBrow(ctx: Context2D, brow: Canvas, side: Side, { face, view, pose, unevenness }: BrowState): void {
  const unit = view.unitPx;
  const twist = (side > 0 ? 1 : -0.2) * (pose.browTwist ?? 0);
  const raise = unevenness * side * 0.007 + (pose.brow + twist) * 0.082 + Math.max(0, pose.brow - HIGH) * 0.06;
  const knit = (pose.frown ?? 0) * 0.088 - (pose.concern ?? 0) * 0.102;
  const inwards = (pose.frown ?? 0) * 0.03 + (pose.concern ?? 0) * 0.012;
  const inner = view.onSkin(side * (face.eyeX - 0.235 - inwards), face.browY + 0.022 + CALM.inner - raise + knit, 0.01);
  const outerY = face.browY + 0.022 - outerRise(face) - raise * 0.75 + (pose.concern ?? 0) * 0.016;
  const outer = view.onSkin(side * (face.eyeX + 0.235 + 0.035 * face.knobs.browLength), outerY, 0.01);
  ctx.save();
  ctx.transform((outer[0] - inner[0]) / (LENGTH * unit), (outer[1] - inner[1]) / (LENGTH * unit), 0, 1, ...inner);
  ctx.drawImage(brow, -PAD_X * unit, -PAD_Y * unit, WIDTH * unit, HEIGHT * unit);
  ctx.restore();
}
