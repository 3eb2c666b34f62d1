import { EngineError, type EngineErrorKind } from '@herald/media/engine-error';
import { z } from 'zod';
import { answerAs, jsonOf } from '../../answers/read-answer.ts';
import { askServer, type ServerAddress, type ServerCall, type ServiceAnswer } from '../../net/ask-service.ts';

export const TITLE = 'HeyGen';

export interface HeyGenOptions extends ServerAddress {
  /** What the engine is called and what the ids of its voices begin with. */
  name: string;
  /** How long between two looks at a film. */
  pollMs?: number;
  timeoutMs?: number;
}

const USUAL_TIMEOUT_MS = 60_000;
const LARGEST_ASSET = 32 * 1024 * 1024;

/** What its codes mean. Those that are not here are told by the status they come with. */
const MEANINGS: Record<string, [kind: EngineErrorKind, retryable: boolean]> = {
  insufficient_credit: ['unavailable', false],
  trial_limit_exceeded: ['unavailable', false],
  subscription_required: ['unavailable', false],
  plan_upgrade_required: ['unavailable', false],
  insufficient_api_key_scope: ['unavailable', false],
  quota_exceeded: ['unavailable', false],
  rate_limit_exceeded: ['unavailable', true],
  request_in_progress: ['unavailable', true],
  resource_not_ready: ['unavailable', true],
  internal_error: ['unavailable', true],
  service_unavailable: ['unavailable', true],
  content_policy_violation: ['input_refused', false],
  moderation_failed: ['input_refused', false],
  moderation: ['input_refused', false],
  avatar_not_found: ['input_refused', false],
  avatar_not_usable: ['input_refused', false],
  avatar_consent_required: ['input_refused', false],
  resource_access_denied: ['input_refused', false],
  voice_not_found: ['voice_ended', false],
  voice_not_usable: ['voice_ended', false],
};

/** Undefined for a code nobody knows. */
export function failureOfCode(code: string, message: string): EngineError | undefined {
  const meaning = MEANINGS[code];
  if (!meaning) return undefined;
  const [kind, retryable] = meaning;
  return new EngineError(kind, `${TITLE} said: ${message || code}`, { retryable });
}

const refused = z.object({ error: z.object({ code: z.string(), message: z.string().nullish() }) });

function meaning({ bytes }: ServiceAnswer): EngineError | undefined {
  try {
    const { error } = refused.parse(jsonOf(bytes, TITLE));
    return failureOfCode(error.code, error.message ?? '');
  } catch {
    return undefined;
  }
}

type Call = Omit<ServerCall, 'timeoutMs' | 'title' | 'meaning'> & { timeoutMs?: number };

/** What stands under `data` in its answer. */
export async function askHeyGen<T>(options: HeyGenOptions, shape: z.ZodType<T>, call: Call): Promise<T> {
  const { timeoutMs = USUAL_TIMEOUT_MS, key = '' } = options;
  const answer = await askServer(options, {
    timeoutMs,
    ...call,
    headers: { 'x-api-key': key, ...(isJson(call.body) && { 'content-type': 'application/json' }), ...call.headers },
    title: TITLE,
    meaning,
  });
  return answerAs(z.object({ data: shape }), answer, TITLE).data;
}

const isJson = (body: ServerCall['body']): boolean => typeof body === 'object' && !(body instanceof FormData);

const page = z.object({
  data: z.array(z.unknown()),
  has_more: z.boolean().nullish(),
  next_token: z.string().nullish(),
});

/** The items of a list in pages, without those that have another shape. */
export async function listHeyGen<T>(
  options: HeyGenOptions,
  item: z.ZodType<T>,
  { path, most, signal }: { path: string; most: number; signal?: AbortSignal | undefined },
): Promise<T[]> {
  const items: T[] = [];
  let token: string | null | undefined;
  do {
    const next: string = token ? `${path}&token=${encodeURIComponent(token)}` : path;
    const { key = '', timeoutMs = USUAL_TIMEOUT_MS } = options;
    const call = { path: next, headers: { 'x-api-key': key }, title: TITLE, meaning, signal, timeoutMs };
    const answer = answerAs(page, await askServer(options, call), TITLE);
    if (answer.data.length === 0) break;
    items.push(...answer.data.flatMap((one) => item.safeParse(one).data ?? []));
    token = answer.has_more ? answer.next_token : undefined;
  } while (token && items.length < most);
  return items.slice(0, most);
}

const uploaded = z.object({ asset_id: z.string() });

/** Sends a file of ours; returns what it is called there. */
export async function uploadAsset(
  options: HeyGenOptions,
  file: { bytes: Uint8Array<ArrayBuffer>; name: string; type: string },
  signal: AbortSignal,
): Promise<string> {
  if (file.bytes.length > LARGEST_ASSET) {
    throw new EngineError('too_long', `${TITLE} takes sounds and pictures up to 32 MB. Shorten the script.`);
  }
  const body = new FormData();
  body.append('file', new Blob([file.bytes], { type: file.type }), file.name);
  return (await askHeyGen(options, uploaded, { path: '/v3/assets', body, signal, timeoutMs: 300_000 })).asset_id;
}
