import type { SpeechService } from '@herald/media';
import { createGate, type Gate } from '../runtime/gate.ts';

const gates = new WeakMap<SpeechService, Gate>();

/** The line in front of an engine: speaking takes seconds of CPU, so a process runs only two at once. */
export function gateOf(engine: SpeechService): Gate {
  const known = gates.get(engine);
  if (known) return known;
  const gate = createGate({
    maxRunning: 2,
    maxWaiting: 40,
    perAccount: { maxWaiting: 3, maxPerMinute: 90 },
    refusal: 'rate_limited',
    retryAfterSec: 10,
  });
  gates.set(engine, gate);
  return gate;
}
