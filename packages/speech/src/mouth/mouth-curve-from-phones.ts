import { MOUTH_PARAMETERS, type MouthTrack } from '@herald/media/mouth';
import type { Phone, Sound } from '@herald/media/sound';
import type { Viseme } from '@herald/media/visemes';
import { loudnessEnvelope } from './loudness-envelope.ts';
import { MOUTH_CURVE_HZ, restingCurve } from './mouth.ts';
import { isBilabial, phoneToVisemes } from './phone-visemes.ts';
import { quietSpans } from './quiet-spans.ts';
import { closeLips, limitJaw, limitLips, restInSilence, stillSpans, VISUAL_LEAD_SEC } from './shape-curve.ts';
import { MANNERS } from './visemes.ts';

export interface MouthCurveOptions {
  durationSec: number;
  /** the sound itself: loud moments open the mouth a little more */
  sound?: Sound;
}

interface Segment {
  viseme: Viseme;
  startSec: number;
  endSec: number;
  emphasis: number;
}

const REACH_SEC = 0.5;
const FALLOFF = 1.6;
const CORE_SHARE = 0.35;
const STRESSED_EMPHASIS = 1.15;

function segmentsOf(phones: readonly Phone[]): Segment[] {
  const segments: Segment[] = [];
  for (const { phone, startSec, endSec, stressed } of phones) {
    const lengthSec = endSec - startSec;
    // The lips meet later, for p, b and m; the shape around that is that of the sounds beside them.
    if (lengthSec <= 0 || isBilabial(phone)) continue;
    const shares = phone ? phoneToVisemes(phone) : ([['sil', 1]] as const);
    let from = startSec - VISUAL_LEAD_SEC;
    for (const [viseme, share] of shares ?? []) {
      segments.push({
        viseme,
        startSec: from,
        endSec: from + lengthSec * share,
        emphasis: stressed ? STRESSED_EMPHASIS : 1,
      });
      from += lengthSec * share;
    }
  }
  return segments;
}

/** How much a segment shapes the mouth at a moment: full in its core, falling off around it. */
function dominance(segment: Segment, tSec: number): number {
  const { strength, aheadSec, behindSec } = MANNERS[segment.viseme];
  const centre = (segment.startSec + segment.endSec) / 2;
  const half = (segment.endSec - segment.startSec) / 2;
  const outside = Math.max(0, Math.abs(tSec - centre) - CORE_SHARE * half);
  const spread = (tSec < centre ? aheadSec : behindSec) * (0.6 + 0.4 * Math.min(1, half / 0.05));
  return strength * Math.exp(-((outside / spread) ** FALLOFF));
}

function blend(curve: MouthTrack, segments: readonly Segment[]): void {
  let first = 0;
  for (let i = 0; i < curve.open.length; i++) {
    const tSec = i / curve.rateHz;
    while (first < segments.length && segments[first].endSec < tSec - REACH_SEC) first++;
    let total = 1e-6;
    for (let s = first; s < segments.length && segments[s].startSec < tSec + REACH_SEC; s++) {
      const segment = segments[s];
      const weight = dominance(segment, tSec);
      const { target } = MANNERS[segment.viseme];
      total += weight;
      for (const name of MOUTH_PARAMETERS)
        curve[name][i] += weight * target[name] * (name === 'open' ? segment.emphasis : 1);
    }
    for (const name of MOUTH_PARAMETERS) curve[name][i] /= total;
  }
}

function openWithLoudness(curve: MouthTrack, sound: Sound): void {
  const envelope = loudnessEnvelope(sound, curve.rateHz);
  for (let i = 0; i < curve.open.length; i++) {
    const ahead = Math.min(envelope.length - 1, i + Math.round(VISUAL_LEAD_SEC * curve.rateHz));
    curve.open[i] *= 0.72 + 0.45 * envelope[Math.max(0, ahead)];
  }
}

/** Lip movement for timed phones: blended shapes, every p, b and m closed, rest in silences. */
export function mouthCurveFromPhones(phones: readonly Phone[], options: MouthCurveOptions): MouthTrack {
  const curve = restingCurve(options.durationSec, MOUTH_CURVE_HZ);
  blend(curve, segmentsOf(phones));
  if (options.sound?.pcm.length) openWithLoudness(curve, options.sound);
  for (let i = 0; i < curve.open.length; i++) curve.open[i] = Math.min(1, curve.open[i]);
  for (const phone of phones)
    if (isBilabial(phone.phone)) closeLips(curve, phone, { isHum: phone.phone.includes('m') });
  const quiet = quietSpans(phones, options.durationSec);
  restInSilence(curve, quiet, options.durationSec);
  limitJaw(curve);
  limitLips(curve, stillSpans(quiet, options.durationSec));
  return curve;
}
