import { EngineError } from '@herald/media/engine-error';
import type { z } from 'zod';
import { sentenceOf, USUAL_TITLE } from '../net/ask-service.ts';

const SMALLEST_SOUND = 100;
const WAV_HEADER_BYTES = 44;

/** How the sound files a service may send begin. */
const BEGINNINGS = /^(?:RIFF|ID3|\xff[\xe0-\xff]|OggS|fLaC|.{4}ftyp|.E\xdf\xa3)/s;

/** The sound in an answer. A late error of a streaming server is a broken body with status 200. */
export function soundOf(answer: Uint8Array, title = USUAL_TITLE): Uint8Array {
  const beginning = latin(answer.subarray(0, 12));
  const isWav = beginning.startsWith('RIFF');
  const isEmpty = answer.length < SMALLEST_SOUND || (isWav && answer.length <= WAV_HEADER_BYTES);
  if (!isEmpty && BEGINNINGS.test(beginning)) return isWav ? withTrueLength(answer) : answer;
  const said = sentenceOf(new TextDecoder().decode(answer.subarray(0, 10_000)));
  throw new EngineError('voice_failed', said ? `${title} said: ${said}` : `${title} sent no sound.`);
}

/** A wav that was streamed begins before anybody knows its length; the whole answer is here, so it is known now. */
function withTrueLength(wav: Uint8Array): Uint8Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  let at = 12;
  while (at + 8 <= wav.length) {
    const length = view.getUint32(at + 4, true);
    if (latin(wav.subarray(at, at + 4)) === 'data') return isInvented(length) ? mended(wav, at) : wav;
    at += 8 + length + (length % 2);
  }
  return wav;
}

/** Streaming servers write none, the longest there is, or a thousand million samples; a real sound is shorter. */
const INVENTED_FROM = 0x4000_0000;
const isInvented = (length: number): boolean => length === 0 || length >= INVENTED_FROM;

function mended(wav: Uint8Array, dataAt: number): Uint8Array {
  const copy = Uint8Array.from(wav);
  const view = new DataView(copy.buffer);
  view.setUint32(4, copy.length - 8, true);
  view.setUint32(dataAt + 4, copy.length - dataAt - 8, true);
  return copy;
}

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The JSON in an answer. */
export function jsonOf(answer: Uint8Array, title = USUAL_TITLE): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(answer));
  } catch {
    throw new EngineError('voice_failed', `${title} sent something that is not JSON.`);
  }
}

/** An answer of the shape it must have. */
export function answerAs<T>(shape: z.ZodType<T>, answer: Uint8Array, title = USUAL_TITLE): T {
  const parsed = shape.safeParse(jsonOf(answer, title));
  if (parsed.success) return parsed.data;
  throw new EngineError('voice_failed', `${title} sent an answer that Herald does not understand.`);
}
