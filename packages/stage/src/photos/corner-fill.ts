import { blurField } from '#base/color/blur-field.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import { fillFrom } from './fill-behind.ts';
import { framePixels } from './frame-pixels.ts';
import { type Colors, channels, hideLips, innerLips, outerLips } from './mouth-box.ts';
import type { MouthSource } from './mouth-mesh.ts';

/** More of a fold or wedge than this is none of what stays. */
const GOES = 0.08;
/** In face widths: so far around it its rim goes, too. */
const RIM = 0.011;
/** How much of what is blurred from all that goes is its edge, and its inside. */
const EDGE = { from: 0.04, to: 0.35 };
/** In face widths: so far from the opening its dark and its teeth shine into the lips. */
const SHINE = 0.008;

/** How much of the lips' width is red up to its end, and in face widths how softly it ends. */
const RED = 0.94;
const RED_EDGE = 0.008;

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
  const stays = new Float32Array(width * height).fill(1);
  hideLips(stays, innerLips(source), box, SHINE * faceWidth);
  const picture = framePixels(width, height);
  for (let at = 0; at < stays.length; at++) {
    for (const c of channels) picture.bytes[at * 4 + c] = seen[c][at];
  }
  const skin = new Float32Array(width * height).fill(1);
  hideLips(skin, outerLips(source, RED), box);
  const isKnown = (at: number) => stays[at] > 0 && soft[at] < EDGE.from;
  const beside = fillFrom(picture, (at) => isKnown(at) && skin[at] > 0);
  const lips = fillFrom(picture, (at) => isKnown(at) && skin[at] === 0);
  blurField(skin, width, height, Math.max(1, Math.round(RED_EDGE * faceWidth)));
  return {
    share: soft.map((value, at) => smoothstep(EDGE.from, EDGE.to, value) * nearCorner[at]),
    colors: channels.map((c) =>
      Float32Array.from(stays, (_, at) => mix(lips.bytes[at * 4 + c], beside.bytes[at * 4 + c], skin[at])),
    ),
  };
}
