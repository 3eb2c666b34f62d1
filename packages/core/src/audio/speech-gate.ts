import type { Core } from '../core.ts';
import { createGate, type Gate } from '../runtime/gate.ts';
import { createTurns, type Turns } from '../runtime/turns.ts';

const gates = new WeakMap<Core, Gate>();
const turns = new WeakMap<Core, Turns>();

/** The line in front of all engines: speaking takes seconds of CPU, so a process runs only two at once. */
export function gateOf(core: Core): Gate {
  const known = gates.get(core);
  if (known) return known;
  const gate = createGate({
    maxRunning: 2,
    maxWaiting: 40,
    perAccount: { maxWaiting: 3, maxPerMinute: 90 },
    refusal: 'rate_limited',
    retryAfterSec: 10,
  });
  gates.set(core, gate);
  return gate;
}

/** Of the same sound wanted twice at once, the second waits for the first and takes it: speech may cost money. */
export function turnsOf(core: Core): Turns {
  const known = turns.get(core) ?? createTurns();
  turns.set(core, known);
  return known;
}
