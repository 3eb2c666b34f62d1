import { createGate, fieldError } from '@herald/core';
import { InputRefused, type Portrait } from '@herald/providers';
import type { ApiContext } from '../../context.ts';

/** Each portrait holds its pixels in memory, so they are looked at one after the other. */
const inTurn = createGate({ maxRunning: 1, maxWaiting: 20, refusal: 'rate_limited', retryAfterSec: 5 });

/** What is found in a portrait; one that cannot be read is refused under its field. */
export async function analyseInTurn(ctx: ApiContext, bytes: Uint8Array, field: string): Promise<Portrait> {
  try {
    return await inTurn(() => ctx.providers.portrait.analyse(bytes));
  } catch (error) {
    throw error instanceof InputRefused ? fieldError(field, error.message) : error;
  }
}
