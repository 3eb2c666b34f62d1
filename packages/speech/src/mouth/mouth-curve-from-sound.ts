import { MOUTH_PARAMETERS, type MouthTrack } from '@herald/media/mouth';
import { type Sound, soundDurationSec } from '@herald/media/sound';
import { speechMask } from '../align/squeeze-silence.ts';
import { SpeechError } from '../speech-error.ts';
import { restingCurve } from './mouth.ts';
import storedNetwork from './mouth-network.json' with { type: 'json' };
import { type MouthNetwork, runNetwork, unpackNetwork } from './mouth-network.ts';
import { type Span, STILL_SILENCE_SEC } from './quiet-spans.ts';
import { closeLips, limitJaw, limitLips, restInSilence, stillSpans, VISUAL_LEAD_SEC } from './shape-curve.ts';
import { MOUTH_INPUTS, type SoundFeatures, soundFeatures } from './sound-features.ts';

const CLOSED_FROM = 0.4;
const SHORTEST_CLOSURE_FRAMES = 3;
const NOTICED_SPEECH_FRAMES = 4;
/** A network that is unsure stays near the average; this gives the movements their size back. */
const LIVELINESS = { open: 1.3, wide: 1.2, round: 1.25, press: 1, teeth: 1, tongue: 1 };

const LIMITS: Record<(typeof MOUTH_PARAMETERS)[number], [number, number]> = {
  open: [0, 1],
  wide: [-1, 1],
  round: [0, 1],
  press: [0, 0.5],
  teeth: [0, 1],
  tongue: [0, 1],
};

let shipped: MouthNetwork | undefined;

function draw(curve: MouthTrack, network: MouthNetwork, features: SoundFeatures): Float32Array {
  const raw = new Float32Array(features.frames);
  const input = new Float32Array(MOUTH_INPUTS);
  const state = new Float32Array(network.hidden);
  const out = new Float32Array(network.outputs);
  for (let frame = 0; frame < Math.min(features.frames, curve.open.length); frame++) {
    features.read(frame, input);
    runNetwork(network, input, state, out);
    for (const [i, name] of MOUTH_PARAMETERS.entries()) {
      const value = out[i] * LIVELINESS[name];
      curve[name][frame] = Math.max(LIMITS[name][0], Math.min(LIMITS[name][1], value));
    }
    raw[frame] = out[MOUTH_PARAMETERS.indexOf('press')];
    curve.press[frame] = 0;
  }
  return raw;
}

/** Takes the flutter out of what the network draws frame by frame. */
function smooth(samples: Float32Array): void {
  let before = samples[0];
  for (let i = 0; i + 1 < samples.length; i++) {
    const here = samples[i];
    samples[i] = (before + 2 * here + samples[i + 1]) / 4;
    before = here;
  }
}

/** Runs of frames that pass, at least `shortest` long. */
function runs(passes: (frame: number) => boolean, frames: number, shortest: number): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let frame = 0; frame < frames; frame++) {
    if (!passes(frame)) continue;
    const from = frame;
    while (frame < frames && passes(frame)) frame++;
    if (frame - from >= shortest) found.push([from, frame]);
  }
  return found;
}

function silences(features: SoundFeatures, durationSec: number): Span[] {
  const mask = speechMask(features.levelDb);
  const speech = runs((frame) => mask[frame] === 1, features.frames, NOTICED_SPEECH_FRAMES);
  const spans: Span[] = [];
  let until = 0;
  for (const [from, to] of [...speech, [features.frames + 1, 0] as const]) {
    const endSec = to ? from * features.hopSec : durationSec;
    if (endSec - until >= STILL_SILENCE_SEC) spans.push({ startSec: until, endSec });
    until = to * features.hopSec;
  }
  return spans;
}

/** Lip movement from the sound alone, for sound without a script. */
export function mouthCurveFromSound(sound: Sound, network?: MouthNetwork): MouthTrack {
  const durationSec = soundDurationSec(sound);
  if (!(durationSec > 0)) throw new SpeechError('invalid_sound', 'The sound is empty.');
  shipped ??= unpackNetwork(storedNetwork);
  const features = soundFeatures(sound);
  const curve = restingCurve(durationSec);
  const closed = draw(curve, network ?? shipped, features);
  for (const name of MOUTH_PARAMETERS) smooth(curve[name]);
  const quiet = silences(features, durationSec);
  for (const [from, to] of runs((i) => closed[i] > CLOSED_FROM, features.frames, SHORTEST_CLOSURE_FRAMES)) {
    const span = { startSec: from * features.hopSec + VISUAL_LEAD_SEC, endSec: to * features.hopSec + VISUAL_LEAD_SEC };
    const inSilence = quiet.some(({ startSec, endSec }) => span.startSec >= startSec && span.endSec <= endSec);
    if (!inSilence) closeLips(curve, span, { isHum: true });
  }
  restInSilence(curve, quiet, durationSec);
  limitJaw(curve);
  limitLips(curve, stillSpans(quiet, durationSec));
  return curve;
}
