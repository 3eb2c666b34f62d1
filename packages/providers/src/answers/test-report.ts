import { EngineError } from '@herald/media/engine-error';
import type { ServiceTestReport } from '@herald/media/engines/outside-service';
import { z } from 'zod';

/** What a test found out before anything was asked. */
export const NOTHING_FOUND = { latencyMs: null, voices: null, sampleRateHz: null, models: null, ends: [] };

const listedModels = z.object({ data: z.array(z.object({ id: z.string(), shutdown_date: z.string().nullish() })) });
export type ListedModels = z.infer<typeof listedModels>['data'];

/** The models in a list as OpenAI sends it; throws where it is none. */
export function modelsIn(answer: Uint8Array): ListedModels {
  const text = new TextDecoder().decode(answer);
  try {
    return listedModels.parse(JSON.parse(text)).data;
  } catch (cause) {
    throw new EngineError('engine_failed', 'It sent something that is no list of models.', { cause });
  }
}

/** Models that will be shut down, the first to end first. */
export function endsOf(models: ListedModels = []): ServiceTestReport['ends'] {
  return models
    .flatMap(({ id, shutdown_date: on }) => (on && /^\d{4}-\d{2}-\d{2}$/.test(on) ? [{ model: id, on }] : []))
    .toSorted((a, b) => a.on.localeCompare(b.on));
}

/** What to do, where the failure of the connection tells it. */
const REMEDIES: [cause: RegExp, text: string][] = [
  [/ECONNREFUSED/, 'Nothing listens at this address. Start the server, or correct the address.'],
  [/ENOTFOUND|EAI_AGAIN/, 'There is no server with this name. Check the address.'],
  [/certificate|self.signed|SSL|TLS/i, 'Its certificate cannot be checked. Use http:// inside your own network.'],
  [/timeout|aborted/i, 'It took longer than 15 s. It may be loading its model: try again in a minute.'],
];

/** Why a test failed and what to do, without the key. */
export function failureText(error: unknown, key: string | undefined): string {
  if (!(error instanceof EngineError)) return 'It took too long. Try again in a minute.';
  const cause = error.cause instanceof Error ? `${error.cause.name} ${error.cause.message} ${error.cause.cause}` : '';
  const remedy = REMEDIES.find(([known]) => known.test(cause))?.[1];
  const text = remedy ? `${error.message} ${remedy}` : error.message;
  return key ? text.replaceAll(key, '…') : text;
}
