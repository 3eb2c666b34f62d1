import { createGate, type Gate } from '../gate.ts';
import type { SpeechEngine } from './speech-engine.ts';

const gates = new WeakMap<SpeechEngine, Gate>();

/** The line in front of an engine: speaking is whole seconds of arithmetic, so only two do it at once in a process. */
export function gateOf(engine: SpeechEngine): Gate {
  const known = gates.get(engine);
  if (known) return known;
  const gate = createGate({ maxRunning: 2, maxWaiting: 40, refusal: 'rate_limited', retryAfterSec: 10 });
  gates.set(engine, gate);
  return gate;
}
