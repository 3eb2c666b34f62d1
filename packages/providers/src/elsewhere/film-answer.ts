import { EngineError, type EngineErrorKind } from '@herald/media/engine-error';
import type { z } from 'zod';
import { pauseOf, refusalOf, type ServiceAnswer, sentenceOf } from '../net/ask-service.ts';

const BUSY = new Set([409, 429, 503]);
/** A service with a queue of its own may ask for patience. */
const LONGEST_PAUSE_SEC = 600;
const KINDS: Record<number, EngineErrorKind> = {
  404: 'unavailable',
  409: 'unavailable',
  410: 'unavailable',
  500: 'engine_failed',
};

export const isGood = ({ status }: ServiceAnswer): boolean => status >= 200 && status < 300;

/** Undefined for a service that has time; a quota that is used up is no matter of time. */
export function busyOf(answer: ServiceAnswer): { is: 'busy'; forSec: number | undefined } | undefined {
  if (!BUSY.has(answer.status) || !filmRefusal(answer, '').retryable) return undefined;
  return { is: 'busy', forSec: pauseOf(answer.headers, LONGEST_PAUSE_SEC) };
}

/** What an answer that is none means for a film. */
export function filmRefusal(answer: ServiceAnswer, title: string): EngineError {
  const refusal = refusalOf(answer, { title, kinds: KINDS });
  if (refusal.kind !== 'voice_ended') return refusal;
  // What has ended is its model, and only its operator can choose another one.
  return new EngineError('unavailable', refusal.message, { retryable: false });
}

/** An answer of the shape it must have. */
export function readFilmAnswer<T>(shape: z.ZodType<T>, answer: ServiceAnswer, title: string): T {
  if (!isGood(answer)) throw filmRefusal(answer, title);
  const text = new TextDecoder().decode(answer.bytes);
  const read = shape.safeParse(jsonIn(text));
  if (read.success) return read.data;
  const said = sentenceOf(text);
  const message = said ? `${title} said: ${said}` : `${title} sent an answer that Herald does not understand.`;
  throw new EngineError('unavailable', message, { cause: 'unreadable' });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The film failed there, in its own words. */
export function filmFailure(title: string, said: unknown): EngineError {
  const text = typeof said === 'string' ? said : sentenceOf(JSON.stringify(said ?? ''));
  return new EngineError('engine_failed', `${title} could not make the film${text ? `: ${text.slice(0, 300)}` : '.'}`);
}
