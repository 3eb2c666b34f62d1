import type { Portrait } from '@herald/media/engines/portrait-engine';
import type { GateAnswer } from '@herald/media/gate';

/** The words of the API, which clients know since the first release. */
const WIRE_ANSWERS = { pass: 'accept', ask: 'warn', reject: 'reject' } as const satisfies Record<GateAnswer, string>;

/** Whether a portrait can talk, as the API says it. */
export function presentGate({ answer, findings }: Portrait['gate']) {
  return { answer: WIRE_ANSWERS[answer], findings };
}
