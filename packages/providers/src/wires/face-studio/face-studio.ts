import { STATUS_CODES } from 'node:http';
import { EngineError } from '@herald/media/engine-error';
import type { FaceOption, FaceWish, ImageEngine } from '@herald/media/engines/image-engine';
import { keepingKey } from '../../answers/keeping-key.ts';
import type { GuardedService } from '../../answers/outside-service.ts';
import { failed, pictureOf } from '../../answers/picture-of.ts';
import { askServer, type ServiceAnswer, sentenceOf } from '../../net/ask-service.ts';

/** What the service heeds for everybody. */
export const FREE_OPTIONS = ['gender', 'ethnicity', 'age', 'resolution', 'image_format'] as const;
/** What it heeds for those who have a key; without one it ignores them. */
const KEY_OPTIONS = [
  'lighting',
  'mood',
  'stampless',
  'zoom_level',
  'skintone',
  'hair_length',
  'facial_hair',
] as const satisfies readonly FaceOption[];

/** Somebody waits in front of the picture, and a face that cannot talk is drawn twice. */
const USUAL_TIMEOUT_MS = 25_000;

/** Faces of people who do not exist, by their options. The service takes no seed: every call gives another face. */
export function faceStudio(options: GuardedService): ImageEngine {
  const { name, title, key } = options;
  const faceOptions: readonly FaceOption[] = key ? [...FREE_OPTIONS, ...KEY_OPTIONS] : FREE_OPTIONS;
  return keepingKey(
    {
      name,
      title,
      faceOptions,
      async face(wish, signal) {
        const { timeoutMs = USUAL_TIMEOUT_MS } = options;
        const path = `/v1/generate?${queryOf(wish, faceOptions)}`;
        // Without a key of its own the usual header would be left out as well.
        const headers: Record<string, string> = key ? { authorization: `Token ${key}` } : {};
        const bytes = await askServer(options, { path, headers, title, signal, timeoutMs, meaning: refusalOf });
        return { picture: pictureOf(bytes, title), sceneHints: {} };
      },
    },
    key,
  );
}

/** What is left to chance is not mentioned. */
export function queryOf(wish: Partial<FaceWish>, options: readonly FaceOption[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const option of options) {
    const value = wish[option];
    if (value === undefined || value === null || value === '') continue;
    query.set(option, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
  }
  return query;
}

/** Its errors in the words of the product. */
function refusalOf({ status, bytes }: ServiceAnswer): EngineError | undefined {
  if (status >= 300 && status < 400) return undefined;
  const said = sentenceOf(new TextDecoder().decode(bytes));
  if (status === 429) return away(`Rate limit exceeded. Please try again later. (Status: ${status})`);
  if (status === 400 && said) return new EngineError('input_refused', said);
  const text = STATUS_CODES[status];
  const message = `Face Studio API error${text ? `: ${text}` : ''} (Status: ${status})`;
  return status >= 500 || status === 401 || status === 403 ? away(message) : failed(message);
}

const away = (message: string): EngineError => new EngineError('unavailable', message);
