import { z } from 'zod';
import { readFilmAnswer } from '../../elsewhere/film-answer.ts';
import type { FilmOrder, FoundAgain } from '../../elsewhere/film-wire.ts';
import type { ServiceAnswer } from '../../net/ask-service.ts';

const listed = z.object({
  data: z.array(z.object({ id: z.string(), prompt: z.string().nullish(), created_at: z.number().nullish() })),
  has_more: z.boolean().nullish(),
});
type Listed = z.infer<typeof listed>['data'][number];

export const LIST = '/v1/videos?limit=100&order=desc';
const HAS_NO_LIST = new Set([404, 405, 501]);
const MARK_LETTERS = 32;
const CLOCKS_MS = 60_000;

/**
 * A prompt that its server can be asked for again. The mark is white space at its end: models read over it, and words
 * might be drawn into the film.
 */
export const markedPrompt = (prompt: string, id: string): string => `${prompt.trimEnd()}${markOf(id)}`;

function markOf(id: string): string {
  const number = Number.parseInt(id.replaceAll('-', '').slice(0, MARK_LETTERS / 4), 16);
  return number.toString(2).padStart(MARK_LETTERS, '0').replaceAll('0', ' ').replaceAll('1', '\t');
}

/** vLLM-Omni lists prompts; SGLang lists dates, by which only a film from before the order is told from ours. */
export function findVideo(answer: ServiceAnswer, { id, sentAt }: FilmOrder, title: string): FoundAgain {
  if (HAS_NO_LIST.has(answer.status)) return { is: 'unknown' };
  const { data, has_more: isMore } = readFilmAnswer(listed, answer, title);
  const found = data.find(({ prompt }) => prompt?.endsWith(markOf(id)));
  if (found) return { is: 'there', id: found.id };
  const serverMs = Date.parse(answer.headers.get('date') ?? '');
  const isOlder = ({ created_at: created }: Listed): boolean =>
    typeof created === 'number' && created * 1000 + (Date.now() - serverMs) < sentAt - CLOCKS_MS;
  const mayBeOurs = data.some((one) => typeof one.prompt !== 'string' && !isOlder(one));
  return { is: isMore || mayBeOurs ? 'unknown' : 'not_ordered' };
}
