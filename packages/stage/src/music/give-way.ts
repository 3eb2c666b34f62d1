import { type Score, VOICE_STEP_SEC } from '@herald/media/scene/score';

export const GAIN_STEP_SEC = 0.01;
/** How loud music is beside the voice where nobody speaks. */
export const MUSIC_BELOW_VOICE_DB = 6;
/** A voice stays this far above the music in every second with words. */
export const VOICE_ABOVE_DB = 12;
/** Music is this much louder than its whole in its loudest seconds, at most; and a little to spare. */
const LOUD_SECOND_DB = 3;
const SPARE_DB = 1;
/** In a second with less of them, words are hardly heard. */
const FEW_WORDS_SEC = 0.1;
/** Between words it does not come back and go again. */
const SHORT_PAUSE_SEC = 0.7;
const ATTACK_SEC = 0.2;
const RELEASE_SEC = 0.7;
const FADE_OUT_SEC = 0.6;

/**
 * The gain of the music in steps of 10 ms, in dB beside the voice. It is down when a word begins and comes back slowly after
 * the last one; where a voice is soft, it goes further down than was asked for.
 */
export function givingWay({ music, voice }: Score, durationSec: number): Float32Array {
  const steps = Math.ceil(durationSec / GAIN_STEP_SEC) + 1;
  const gains = new Float32Array(steps);
  const under = music?.underVoiceDb ?? VOICE_ABOVE_DB;
  for (const { fromSec, untilSec } of joinedSpans(voice.spans, SHORT_PAUSE_SEC))
    lower(gains, fromSec, untilSec, -under);
  const slopes = { fall: under / ATTACK_SEC, rise: under / RELEASE_SEC };
  limitSlopes(gains, slopes);
  for (const cap of capsOf(voice, durationSec)) lowerTo(gains, cap);
  limitSlopes(gains, slopes);
  for (let step = 0; step < steps; step++) {
    const leftSec = durationSec - step * GAIN_STEP_SEC;
    const fade = Math.max(1e-4, Math.min(1, leftSec / FADE_OUT_SEC));
    gains[step] += 20 * Math.log10(fade) - MUSIC_BELOW_VOICE_DB;
  }
  return gains;
}

function joinedSpans(spans: Score['voice']['spans'], shortestPauseSec: number): Score['voice']['spans'] {
  const joined: Score['voice']['spans'] = [];
  for (const { fromSec, untilSec } of spans) {
    const last = joined.at(-1);
    if (last && fromSec - last.untilSec < shortestPauseSec) last.untilSec = Math.max(last.untilSec, untilSec);
    else joined.push({ fromSec, untilSec });
  }
  return joined;
}

/** For every second, half a second apart, the most that keeps the music below the voice. */
function capsOf({ spans, levelsDb }: Score['voice'], durationSec: number): { fromSec: number; mostDb: number }[] {
  const caps: { fromSec: number; mostDb: number }[] = [];
  for (let step = 0; step * VOICE_STEP_SEC < durationSec; step++) {
    const fromSec = step * VOICE_STEP_SEC;
    const wordsSec = spans.reduce(
      (sum, span) => sum + Math.max(0, Math.min(span.untilSec, fromSec + 1) - Math.max(span.fromSec, fromSec)),
      0,
    );
    if (wordsSec < FEW_WORDS_SEC) continue;
    const power = [step, step + 1].reduce((sum, at) => sum + 10 ** ((levelsDb[at] ?? -70) / 10), 0) / 2;
    const voiceDb = 10 * Math.log10(power);
    const mostDb = voiceDb - VOICE_ABOVE_DB - LOUD_SECOND_DB - SPARE_DB + MUSIC_BELOW_VOICE_DB;
    caps.push({ fromSec, mostDb });
  }
  return caps;
}

function lower(gains: Float32Array, fromSec: number, untilSec: number, most: number): void {
  const last = Math.min(gains.length - 1, Math.ceil(untilSec / GAIN_STEP_SEC));
  for (let step = Math.max(0, Math.floor(fromSec / GAIN_STEP_SEC)); step <= last; step++)
    gains[step] = Math.min(gains[step], most);
}

const HALVINGS = 12;

/** Turns the louder part of a second down until the whole of it is no louder than that. */
function lowerTo(gains: Float32Array, { fromSec, mostDb }: { fromSec: number; mostDb: number }): void {
  const first = Math.round(fromSec / GAIN_STEP_SEC);
  const part = gains.subarray(first, first + Math.round(1 / GAIN_STEP_SEC));
  const wholeDb = (ceilingDb: number) =>
    10 * Math.log10(part.reduce((sum, db) => sum + 10 ** (Math.min(db, ceilingDb) / 10), 0) / part.length);
  if (wholeDb(0) <= mostDb) return;
  let [low, high] = [mostDb, 0];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (wholeDb(middle) > mostDb) high = middle;
    else low = middle;
  }
  for (let step = 0; step < part.length; step++) part[step] = Math.min(part[step], low);
}

/** Falls before what is low and rises after it, at most so many dB a second. */
function limitSlopes(gains: Float32Array, { fall, rise }: { fall: number; rise: number }): void {
  for (let step = gains.length - 2; step >= 0; step--)
    gains[step] = Math.min(gains[step], gains[step + 1] + fall * GAIN_STEP_SEC);
  for (let step = 1; step < gains.length; step++)
    gains[step] = Math.min(gains[step], gains[step - 1] + rise * GAIN_STEP_SEC);
}
