import { blurField } from '#base/color/blur-field.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import { fillFrom } from './fill-behind.ts';
import { type FramePixels, framePixels } from './frame-pixels.ts';
import { type Colors, channels, hideBeyondFace, hideLips, innerLips, lightOf, outerLips } from './mouth-box.ts';
import type { MouthSource } from './mouth-mesh.ts';

/** More of a fold or wedge than this is none of what stays. */
const GOES = 0.08;
/** In face widths: so far around it its rim goes, too. */
const RIM = 0.011;
/** How much of what is blurred from all that goes is its edge, and its inside. */
const EDGE = { from: 0.04, to: 0.35 };
/** So much of its own shade a corner keeps where lips do not smile: filled, it is two red tips. */
const KEPT = 0.4;
/** In face widths: so far from the opening its dark and its teeth shine into the lips. */
const SHINE = 0.008;

/** Of the lips' own outline: so much is red. */
const RED_SHARE = 0.94;
/** Of half the lips: from where on red goes over into skin, and where nothing of it is left; and in face widths how softly it ends all around. */
const RED = { from: 0.93, to: 1.06 };
const RED_EDGE = 0.008;
/** In face widths: so far beside the lips their color is still in the skin. */
const SKIN_AWAY = 0.014;
/** How much of the lips' width has no dark corner, and how much of their usual light is none of its dark. */
const FLESH = 0.84;
const LIGHT = 0.85;
/** In face widths: over how much the lips around lead to the color of a corner; far from all of them it is their mean. */
const SPREAD = 0.04;
const FAR = 0.002;

/** What is at the corners of a mouth where nothing of them is dark: `share` tells where, 0 to 1. */
export interface CornerFill {
  share: Float32Array;
  colors: Colors;
}

/** Where folds and wedges go, lips end in skin without a line: each in the color that is around it. */
export function cornerFill(
  seen: Colors,
  { goes, nearCorner }: { goes: Float32Array; nearCorner: Float32Array },
  source: MouthSource,
  box: Rect,
): CornerFill {
  const { width, height } = box;
  const { faceWidth } = source.face;
  const soft = goes.map((value, at) => (value > GOES && nearCorner[at] > 0 ? 1 : 0));
  blurField(soft, width, height, Math.max(1, Math.round(RIM * faceWidth)));
  const isClear = (at: number) => soft[at] < EDGE.from;
  const skin = outside(source, box, 1, SKIN_AWAY);
  hideBeyondFace(skin, source.face, box);
  const picture = pictureOf(seen, box);
  const beside = fillFrom(picture, (at) => isClear(at) && skin[at] > 0);
  const red = clearRed(seen, source, box).map((share, at) => (isClear(at) ? share : 0));
  const hasRed = red.includes(1);
  const lips = spreadFrom(seen, red, box, Math.round(SPREAD * faceWidth));
  const ends = endOfRed(source, box);
  const filled = 1 - KEPT * source.smileRoom ** 2;
  return {
    share: soft.map((value, at) => mix(filled, 1, ends[at]) * smoothstep(EDGE.from, EDGE.to, value) * nearCorner[at]),
    colors: channels.map((c) =>
      ends.map((share, at) => mix(lips[c][at], beside.bytes[at * 4 + c], hasRed ? share : 1)),
    ),
  };
}

/** 1 beside the lips and farther from them than that, 0 elsewhere. */
function outside(source: MouthSource, box: Rect, lipsShare: number, away: number): Float32Array {
  const share = new Float32Array(box.width * box.height).fill(1);
  hideLips(share, outerLips(source, lipsShare), box, away * source.face.faceWidth);
  return share;
}

/** 0 where lips are red, 1 in skin; a red that ended at once would be a pointed triangle beside an open mouth. */
function endOfRed(source: MouthSource, box: Rect): Float32Array {
  const { face, middleX, halfWidth } = source;
  const beside = outside(source, box, RED_SHARE, 0);
  blurField(beside, box.width, box.height, Math.max(1, Math.round(RED_EDGE * face.faceWidth)));
  return beside.map((share, at) => {
    const [x] = face.toLocal(box.x + (at % box.width), box.y + Math.floor(at / box.width));
    return Math.max(share, smoothstep(RED.from, RED.to, Math.abs(x - middleX) / halfWidth));
  });
}

/** 1 on lips about as light as each of the two usually is, without the dark of their corners and of the opening. */
function clearRed(seen: Colors, source: MouthSource, box: Rect): Float32Array {
  const { face, lips } = source;
  const red = outside(source, box, FLESH, 0).map((share) => 1 - share);
  hideLips(red, innerLips(source), box, SHINE * face.faceWidth);
  const middleY = lips.inner.reduce((sum, [, y]) => sum + y, 0) / lips.inner.length;
  const isUpper = red.map((share, at) =>
    share > 0 && face.toLocal(box.x + (at % box.width), box.y + Math.floor(at / box.width))[1] < middleY ? 1 : 0,
  );
  const inRed = Int32Array.from(red.keys()).filter((at) => red[at] > 0);
  const usual = [0, 1].map((lip) => {
    const lights = Float32Array.from(
      inRed.filter((at) => isUpper[at] === lip),
      (at) => lightOf(seen, at),
    );
    return lights.sort()[lights.length >> 1] ?? 0;
  });
  return red.map((share, at) => (lightOf(seen, at) < LIGHT * usual[isUpper[at]] ? 0 : share));
}

/** The colors of what has weight, led on everywhere. */
function spreadFrom(seen: Colors, weights: Float32Array, { width, height }: Rect, radius: number): Colors {
  const blurred = (field: Float32Array) => blurField(field, width, height, Math.max(2, radius));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const counted = blurred(weights.slice());
  return channels.map((c) => {
    const sums = weights.map((weight, at) => weight * seen[c][at]);
    const mean = sums.reduce((sum, value) => sum + value, 0) / Math.max(1, all);
    return blurred(sums).map((value, at) => (value + FAR * mean) / (counted[at] + FAR));
  });
}

function pictureOf(seen: Colors, { width, height }: Rect): FramePixels {
  const picture = framePixels(width, height);
  for (let at = 0; at < width * height; at++) {
    for (const c of channels) picture.bytes[at * 4 + c] = seen[c][at];
  }
  return picture;
}
