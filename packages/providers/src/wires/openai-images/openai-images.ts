import { EngineError } from '@herald/media/engine-error';
import type { AvatarWish, ImageEngine, PictureFile } from '@herald/media/engines/image-engine';
import { z } from 'zod';
import { keepingKey } from '../../answers/keeping-key.ts';
import type { GuardedService } from '../../answers/outside-service.ts';
import { failed, pictureOf } from '../../answers/picture-of.ts';
import { askServer, type ServerCall, type ServiceAnswer } from '../../net/ask-service.ts';
import { personPrompt } from './person-prompt.ts';

/** A picture of the best quality takes up to two minutes, by what people report. */
const USUAL_TIMEOUT_MS = 120_000;

const SIZES = { '9:16': '1024x1536', '4:5': '1024x1536', '1:1': '1024x1024', '16:9': '1536x1024' } as const;

const drawnAnswer = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) });
const errorAnswer = z.object({ error: z.object({ code: z.string().nullish(), message: z.string() }) });

/** People from words and the picture of a product, by the wire OpenAI made. */
export function openaiImages(options: GuardedService): ImageEngine {
  const { name, title, key } = options;
  return keepingKey({ name, title, avatar: (wish) => drawAvatar(options, wish) }, key);
}

async function drawAvatar(options: GuardedService, { signal, productFile, ...wish }: AvatarWish) {
  const { title, model, timeoutMs = USUAL_TIMEOUT_MS } = options;
  if (!model) throw lasting(`${title} needs the name of a model. An administrator can set it.`);
  const product = await productFile?.();
  const wanted = { model, prompt: personPrompt(wish, product !== undefined), ...formOf(options, wish) };
  const call: ServerCall = {
    ...(product
      ? { path: '/v1/images/edits', body: multipart(wanted, product) }
      : { path: '/v1/images/generations', body: { ...wanted, n: 1 } }),
    title,
    signal,
    timeoutMs,
    meaning: (answer) => refusalOf(answer, options),
  };
  return { picture: pictureOf(drawnIn(await askServer(options, call), options), title), sceneHints: {} };
}

function formOf({ settings }: GuardedService, { aspect = '9:16' }: Pick<AvatarWish, 'aspect'>) {
  const quality = settings?.quality?.trim();
  return { size: SIZES[aspect], output_format: 'jpeg', ...(quality && { quality }) };
}

function multipart(wanted: Record<string, string>, { bytes, format }: PictureFile): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(wanted)) form.set(name, value);
  form.set('n', '1');
  form.set('image', new Blob([Uint8Array.from(bytes)], { type: `image/${format}` }), `product.${format}`);
  return form;
}

function drawnIn(answer: Uint8Array, options: GuardedService): Uint8Array {
  const { title } = options;
  const text = new TextDecoder().decode(answer);
  const drawn = drawnAnswer.safeParse(jsonIn(text)).data?.data[0];
  if (drawn) return Buffer.from(drawn.b64_json, 'base64');
  const said = errorAnswer.safeParse(jsonIn(text)).data?.error;
  if (said) throw meaningOf(said, options);
  throw failed(`${title} sent no picture.`);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Its words for what it does not draw; whoever asked can ask for something else. */
const MODERATED = new Set(['moderation_blocked', 'content_policy_violation']);
const MODEL_ENDED = /model_not_found|model_sunsetted|model_deprecated/;
/** Of quota, key and load every service says the same. */
const LEFT_TO_ALL = new Set([401, 402, 403, 408, 409, 429, 502, 503, 504]);

function refusalOf({ status, bytes }: ServiceAnswer, options: GuardedService): EngineError | undefined {
  const said = errorAnswer.safeParse(jsonIn(new TextDecoder().decode(bytes))).data?.error;
  const isLeft = status < 400 || LEFT_TO_ALL.has(status) || said?.code === 'invalid_api_key';
  if (said && (MODERATED.has(said.code ?? '') || !isLeft)) return meaningOf(said, options);
  return isLeft ? undefined : failed(`${options.title} failed with status ${status}.`);
}

const LONGEST_SENTENCE = 300;

function meaningOf({ code, message }: { code?: string | null | undefined; message: string }, options: GuardedService) {
  const { title, model } = options;
  const words = `${title} said: ${message.slice(0, LONGEST_SENTENCE)}`;
  if (MODERATED.has(code ?? '')) return new EngineError('input_refused', words);
  if (MODEL_ENDED.test(code ?? '')) return lasting(`${title} has no model "${model}" any more. ${words}`);
  return failed(words);
}

const lasting = (message: string): EngineError => new EngineError('unavailable', message, { retryable: false });
