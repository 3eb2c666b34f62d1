import { blurField } from '#base/color/blur-field.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { extremes } from './extremes.ts';
import type { EyeLines } from './eye-lines.ts';
import type { FramePixels } from './frame-pixels.ts';
import { luminance } from './photo-colors.ts';

/** What the picture has above an open eye beside the plain skin of its shut lid: factors, four to a place of the box. */
export interface LidRelief {
  /** the line of the lid and its lashes, which travel with its edge */
  edge: Float32Array;
  /** fold and shades, which stay and flatten; the fourth says how much of them a shut lid keeps */
  fold: Float32Array;
}

/** A factor is at least and at most this. */
const LEAST = 0.1;
const MOST = 4;
/** Beside its light: a channel of a lash has at least and at most so much; more is noise of a dark channel. */
const LEAST_TINT = 0.86;
const MOST_TINT = 1.07;
/** Of the light of the shut lid: so much lighter is the open one at most. */
const MOST_LIGHT = 1.5;
/** Of an eye's width above its edge: all of it belongs to the line of the lid, and from where on only lashes do. */
const LINE = { from: 0.025, to: 0.08 };
/** Of an eye's width above its edge: where the lid itself shows, and up to where what is darker than it is no fold. */
const LID_ROWS = [0.06, 0.09, 0.12, 0.15, 0.18, 0.21];
/** Lighter rows than this one are glints or the bone below the brow. */
const LIGHTEST_BUT = 2;
const LASHES = { from: 0.08, to: 0.28 };
/** Of an eye's width above its edge: what is lighter than the lid there is the white of the eye. */
const WHITE = { from: 0.08, to: 0.2 };
/** Of an eye's width above its edge: where the tips of lashes end. */
const TIPS = { from: 0.26, to: 0.36 };
/** Of an eye's width: half as wide is what is thin; and how softly what is left of it ends. */
const THIN = 0.07;
const SOFT = 0.02;
/** Beside what surrounds it: so much darker is a lash. */
const LASH = { from: 0.05, to: 0.16 };
/** Of an eye's width: so far around a lash its soft edge and its halo belong to it, and how softly they end. */
const HALO = 0.03;
const HALO_SOFT = 0.015;
/** So much lighter than the lid is a halo at most: a sharpened lash has one. */
const MOST_HALO = 1.2;
/** Beside the corners all that is so much darker than the lid belongs to lashes. */
const BESIDE = { from: 0.06, to: 0.2 };
/** A shut lid keeps so much in its middle of what lay between its edge and its fold, and of the fold; all of it above, over this share of an eye's width. */
const KEPT = 0.3;
const KEPT_OVER = 0.16;
/** Of an eye's width beside its middle: nothing of it is kept. */
const FLAT_AT = 0.55;
/** Of an eye's width: the least height of a lid below its fold, and how calmly the fold goes on beside the eye. */
const LEAST_LID = 0.2;
const FOLD_SOFT = 0.12;

/** Tells lashes from folds above an eye: together with the skin of the shut lid they are the picture again. */
export function lidRelief(
  frame: FramePixels,
  skin: FramePixels,
  lines: EyeLines,
  rims: Uint8Array | undefined,
): LidRelief {
  const { box, upper, crease, between, eyeWidth, left, right } = lines;
  const size = box.width * box.height;
  const relief = { edge: new Float32Array(size * 4).fill(1), fold: new Float32Array(size * 4).fill(1) };
  const factors = factorsOf(frame, skin, lines, rims);
  const lights = factors[3];
  const calm = withoutLashes(lights, lines);
  const lid = lidBesideLine(calm, lines);
  const { ups, ofLids } = aboveEdge(calm, lid, lines);
  const lashes = lashesWithHalo(lights, { ups, ofLids }, lines);
  for (let at = 0; at < size; at++) {
    const x = at % box.width;
    const [up, ofLid] = [ups[at], ofLids[at]];
    const inLine = up < 0 ? 1 : 1 - smoothstep(LINE.from, LINE.to, up);
    const isDark = (1 - between[x]) * smoothstep(BESIDE.from, BESIDE.to, 1 - lights[at]);
    const isInside = at < 2 * box.width ? 0 : 1;
    const share = isInside * Math.max(inLine, lashes[at], isDark * (1 - smoothstep(TIPS.from, TIPS.to, up)));
    const lightest = 1.1 * ofLid + MOST * smoothstep(WHITE.from, WHITE.to, up);
    const plain = mix(ofLid, 1, isDark);
    const dark = lights[at] / plain;
    for (let c = 0; c < 3; c++) {
      const inChannel = clamp(factors[c][at] / plain, LEAST_TINT * dark, MOST_TINT * dark);
      const edge = mix(1, dark > 1 && inLine === 0 ? Math.min(MOST_HALO, dark) : Math.min(1, inChannel), share);
      relief.edge[at * 4 + c] = edge;
      relief.fold[at * 4 + c] = mix(Math.min(lightest, mix(factors[c][at] / edge, plain, lashes[at])), ofLid, inLine);
    }
  }
  const middle = (left[0] + right[0]) / 2;
  const foldRows = blurField(
    crease.map((row, x) => Math.min(row, upper[x] - LEAST_LID * eyeWidth)),
    box.width,
    1,
    Math.round(FOLD_SOFT * eyeWidth),
  );
  for (let at = 0; at < size; at++) {
    const x = at % box.width;
    const aboveFold = (foldRows[x] - box.y - Math.floor(at / box.width)) / eyeWidth;
    const aside = clamp(Math.abs(box.x + x - middle) / (FLAT_AT * eyeWidth));
    const kept = KEPT * (1 - smoothstep(0, 1, aside));
    relief.fold[at * 4 + 3] = mix(kept, 1, smoothstep(0, KEPT_OVER, aboveFold));
  }
  return relief;
}

interface AboveEdge {
  /** how far each place is above the edge of the lid, of an eye's width */
  ups: Float32Array;
  /** the factor of the lid without lashes there */
  ofLids: Float32Array;
}

function aboveEdge(calm: Float32Array, lid: Float32Array, { box, upper, eyeWidth }: EyeLines): AboveEdge {
  const ups = calm.map((_, at) => (upper[at % box.width] - box.y - Math.floor(at / box.width)) / eyeWidth);
  const ofLids = calm.map((own, at) => mix(own, lid[at % box.width], 1 - smoothstep(LASHES.from, LASHES.to, ups[at])));
  return { ups, ofLids };
}

/** How much of each place is a lash: one that is left behind where it was is a ghost of the open eye above the shut one. */
function lashesWithHalo(lights: Float32Array, { ups, ofLids }: AboveEdge, { box, eyeWidth }: EyeLines): Float32Array {
  const own = lights.map((light, at) => {
    const isDark = smoothstep(LASH.from, LASH.to, 1 - light / ofLids[at]);
    return isDark * (1 - smoothstep(TIPS.from, TIPS.to, ups[at]));
  });
  const wide = extremes(own, box, Math.max(1, Math.round(HALO * eyeWidth)), 1);
  return blurField(wide, box.width, box.height, Math.max(1, Math.round(HALO_SOFT * eyeWidth)));
}

/** By how much each place is lighter or darker than the shut lid, in three channels and in its light; a rim of glasses is no part of it. */
function factorsOf(
  frame: FramePixels,
  skin: FramePixels,
  { box }: EyeLines,
  rims: Uint8Array | undefined,
): Float32Array[] {
  const factors = [0, 1, 2, 3].map(() => new Float32Array(box.width * box.height));
  for (let at = 0; at < box.width * box.height; at++) {
    const x = clamp(box.x + (at % box.width), 0, frame.width - 1);
    const y = clamp(box.y + Math.floor(at / box.width), 0, frame.height - 1);
    const seen = frame.bytes.subarray((y * frame.width + x) * 4, (y * frame.width + x) * 4 + 3);
    const plain = skin.bytes.subarray(at * 4, at * 4 + 3);
    const isRim = (rims?.[at] ?? 0) / 255;
    for (let c = 0; c < 3; c++) factors[c][at] = mix(clamp((seen[c] + 1) / (plain[c] + 1), LEAST, MOST), 1, isRim);
    const light = (luminance([seen[0], seen[1], seen[2]]) + 1) / (luminance([plain[0], plain[1], plain[2]]) + 1);
    factors[3][at] = mix(clamp(light, LEAST, MOST), 1, isRim);
  }
  return factors;
}

/** The factors of the lid itself in each column: where it is light above its line. */
function lidBesideLine(calm: Float32Array, { box, upper, eyeWidth }: EyeLines): Float32Array {
  const own = Float32Array.from({ length: box.width }, (_, x) => {
    const lights = LID_ROWS.map((up) => {
      const row = clamp(Math.round(upper[x] - up * eyeWidth - box.y), 0, box.height - 1);
      return calm[row * box.width + x];
    });
    return Math.min(MOST_LIGHT, lights.toSorted((a, b) => b - a)[LIGHTEST_BUT]);
  });
  return blurField(own, box.width, 1, Math.max(1, Math.round(THIN * eyeWidth)));
}

/** The factors without what is thin and dark along the lid: each row follows the edge of the lid, as a fold does. */
function withoutLashes(factors: Float32Array, { box, upper, eyeWidth }: EyeLines): Float32Array {
  const { width, height } = box;
  const highest = Math.floor(Math.min(...upper));
  const reach = Math.max(1, Math.round(THIN * eyeWidth));
  const shifts = Array.from(upper, (row) => Math.round(row) - highest);
  const calm = new Float32Array(factors.length);
  for (let row = -Math.max(...shifts); row < height; row++) {
    const placeOf = (x: number) => clamp(row + shifts[x], 0, height - 1) * width + x;
    const along = Float32Array.from({ length: width }, (_, x) => factors[placeOf(x)]);
    const line = { width, height: 1 };
    const closed = extremes(extremes(along, line, reach, 1), line, reach, -1);
    const soft = blurField(closed, width, 1, Math.max(1, Math.round(SOFT * eyeWidth)));
    for (let x = 0; x < width; x++) {
      const y = row + shifts[x];
      if (y >= 0 && y < height) calm[y * width + x] = soft[x];
    }
  }
  return calm;
}
