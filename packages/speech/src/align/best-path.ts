import type { PhoneModels } from './phone-models.ts';
import { type PhoneState, SILENCE } from './phone-states.ts';
import { FEATURE_SIZE, HOP_SEC } from './speech-features.ts';
import type { Track } from './warp-time.ts';

const SHORTEST_PHONE_FRAMES = 4;
const SHORTEST_SILENCE_FRAMES = 2;
const SEARCH_SEC = 0.15;
const IMPOSSIBLE = -1e30;
const STAY = 0;
const ENTER = 1;
const SKIP = 2;

/** Every state as a chain of steps, one frame at least in each: that is its shortest length. */
interface Chain {
  state: Int32Array;
  isFirst: Uint8Array;
  isLast: Uint8Array;
  firstStep: Int32Array;
  lastStep: Int32Array;
}

function chainOf(states: readonly PhoneState[]): Chain {
  const lengths = states.map(({ kind }) => (kind === SILENCE ? SHORTEST_SILENCE_FRAMES : SHORTEST_PHONE_FRAMES));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const chain: Chain = {
    state: new Int32Array(total),
    isFirst: new Uint8Array(total),
    isLast: new Uint8Array(total),
    firstStep: new Int32Array(states.length),
    lastStep: new Int32Array(states.length),
  };
  let step = 0;
  for (const [i, length] of lengths.entries()) {
    chain.firstStep[i] = step;
    for (let k = 0; k < length; k++, step++) {
      chain.state[step] = i;
      chain.isFirst[step] = Number(k === 0);
      chain.isLast[step] = Number(k === length - 1);
    }
    chain.lastStep[i] = step - 1;
  }
  return chain;
}

/** States that may be heard at each frame: those whose last known place is near. */
function activeStates(states: readonly PhoneState[], frames: number): { low: Int32Array; high: Int32Array } {
  const low = new Int32Array(frames);
  const high = new Int32Array(frames);
  let first = 0;
  let last = 0;
  for (let frame = 0; frame < frames; frame++) {
    const tSec = frame * HOP_SEC;
    while (first < states.length - 1 && states[first].endSec < tSec - SEARCH_SEC) first++;
    while (last < states.length - 1 && states[last + 1].startSec <= tSec + SEARCH_SEC) last++;
    low[frame] = Math.min(first, last);
    high[frame] = Math.max(first, last);
  }
  high[frames - 1] = states.length - 1;
  return { low, high };
}

function score(track: Track, frame: number, mean: Float64Array, precision: Float64Array): number {
  let sum = 0;
  for (let k = 0, p = frame * FEATURE_SIZE; k < FEATURE_SIZE; k++, p++) {
    const difference = track.data[p] - mean[k];
    sum += difference * difference * precision[k];
  }
  return -0.5 * sum;
}

/** Where each step of a frame came from; `from` is the first step looked at. */
interface Steps {
  from: number;
  moves: Uint8Array;
}

/** Moves from one frame to the next. */
function advance(chain: Chain, skippable: Uint8Array, before: Float64Array, { from, moves }: Steps, out: Float64Array) {
  for (let m = 0; m < moves.length; m++) {
    const step = from + m;
    const state = chain.state[step];
    let best = chain.isLast[step] ? before[step] : IMPOSSIBLE;
    let move = STAY;
    if (step > 0 && before[step - 1] > best) {
      best = before[step - 1];
      move = ENTER;
    }
    if (chain.isFirst[step] && state > 1 && skippable[state - 1]) {
      const jumped = before[chain.lastStep[state - 2]];
      if (jumped > best) {
        best = jumped;
        move = SKIP;
      }
    }
    out[step] = best;
    moves[m] = move;
  }
}

function meanOf({ means }: PhoneModels, kind: string): Float64Array {
  const mean = means.get(kind);
  if (!mean) throw new Error(`There is no model of the phone "${kind}".`);
  return mean;
}

/** The most likely place of every state; skipped silences get no length. Without a possible path, the states as given. */
export function bestPath(track: Track, states: readonly PhoneState[], models: PhoneModels): PhoneState[] {
  const chain = chainOf(states);
  const active = activeStates(states, track.frames);
  const means = states.map(({ kind }) => meanOf(models, kind));
  const skippable = Uint8Array.from(states, ({ optional }) => Number(optional));
  let before = new Float64Array(chain.state.length).fill(IMPOSSIBLE);
  let here = new Float64Array(chain.state.length).fill(IMPOSSIBLE);
  const history: Steps[] = [];
  for (let frame = 0; frame < track.frames; frame++) {
    const from = chain.firstStep[active.low[frame]];
    const to = chain.lastStep[active.high[frame]];
    const steps = { from, moves: new Uint8Array(to - from + 1) };
    here.fill(IMPOSSIBLE, history.at(-2)?.from ?? 0, to + 1);
    if (frame > 0) advance(chain, skippable, before, steps, here);
    else {
      here[0] = 0;
      if (skippable[0] && states.length > 1) here[chain.firstStep[1]] = 0;
    }
    for (let state = active.low[frame]; state <= active.high[frame]; state++) {
      const emission = score(track, frame, means[state], models.precision);
      for (let step = chain.firstStep[state]; step <= chain.lastStep[state]; step++) here[step] += emission;
    }
    history.push(steps);
    [before, here] = [here, before];
  }
  return places(states, chain, history, before);
}

function places(
  states: readonly PhoneState[],
  chain: Chain,
  history: readonly Steps[],
  last: Float64Array,
): PhoneState[] {
  const starts = new Int32Array(states.length).fill(-1);
  const ends = new Int32Array(states.length).fill(-1);
  let step = chain.lastStep[states.length - 1];
  const beforeFinal = chain.lastStep[Math.max(0, states.length - 2)];
  if (states[states.length - 1].optional && last[beforeFinal] > last[step]) step = beforeFinal;
  const finalStep = step;
  for (let frame = history.length - 1; frame >= 0; frame--) {
    const state = chain.state[step];
    if (ends[state] === -1) ends[state] = frame + 1;
    starts[state] = frame;
    const { from, moves } = history[frame];
    const move = moves[step - from] ?? STAY;
    if (move === ENTER) step--;
    else if (move === SKIP) step = chain.lastStep[state - 2];
  }
  let until = 0;
  if (last[finalStep] < IMPOSSIBLE / 2) return [...states];
  return states.map((state, i) => {
    const startSec = starts[i] < 0 ? until : starts[i] * HOP_SEC;
    until = starts[i] < 0 ? until : ends[i] * HOP_SEC;
    return { ...state, startSec, endSec: until };
  });
}
