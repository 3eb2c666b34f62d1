import { EngineError } from '@herald/media/engine-error';
import { z } from 'zod';
import type { GuardedService } from '../answers/outside-service.ts';
import { askForAnswer, type ServerCall } from '../net/ask-service.ts';
import { readFilmAnswer } from './film-answer.ts';

const models = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The models of a server; it must have the one that was named. */
export async function listModels(
  service: GuardedService,
  call: Pick<ServerCall, 'headers' | 'signal' | 'timeoutMs'>,
): Promise<string[]> {
  const { title, model } = service;
  const answer = await askForAnswer(service, { path: '/v1/models', title, ...call });
  const names = readFilmAnswer(models, answer, title).data.map(({ id }) => id);
  if (model && !names.includes(model)) {
    const known = names.slice(0, 10).join(', ') || 'none';
    throw new EngineError('unavailable', `${title} has no model "${model}", only ${known}.`, { retryable: false });
  }
  return names;
}
