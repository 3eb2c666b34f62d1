import { withoutEmoji } from '@herald/media/emoji';
import type { ScriptToken } from '../../script/script-token.ts';
import type { EspeakVoice } from '../../voices/voice.ts';
import type { EnginePhone, EngineSpeech } from '../engine-speech.ts';
import { askEspeak, type EspeakEvent } from './espeak-client.ts';

const NORMAL_WORDS_PER_MINUTE = 172;
const SLOWEST = 80;
const FASTEST = 450;
const SHORTEST_PAUSE_SEC = 0.07;

interface PlacedText {
  text: string;
  /** where each token starts, in characters, counted from 1 as the engine does */
  starts: number[];
}

/** eSpeak spells "A.I"; it takes the A of "A I" for an article. */
const dotLetters = (spoken: string): string =>
  spoken.replace(/\b[A-Z](?: [A-Z])+\b/g, (letters) => letters.replaceAll(' ', '.'));

const hasEmoji = ({ text }: ScriptToken): boolean => withoutEmoji(text) !== text;

/** Tokens the author wrote without a space between them are said without one, unless an emoji parts them. */
function placeTokens(tokens: readonly ScriptToken[]): PlacedText {
  const starts: number[] = [];
  let text = '';
  let length = 0;
  for (const [i, token] of tokens.entries()) {
    const apart =
      i > 0 &&
      (token.startChar > tokens[i - 1].endChar || tokens[i - 1].mark || hasEmoji(tokens[i - 1]) || hasEmoji(token));
    const piece = `${apart ? ' ' : ''}${dotLetters(token.spoken)}${token.mark}`;
    starts.push(length + (apart ? 2 : 1));
    text += piece;
    length += [...piece].length;
  }
  return { text, starts };
}

/** Retroflex sounds come with a dot and tones with digits in some languages. */
const tidyPhone = (phone: string): string =>
  phone
    .replace(/s\./g, 'ʂ')
    .replace(/z\./g, 'ʐ')
    .replace(/[ˈˌ\d.|_-]/g, '');

function placePhones(events: readonly EspeakEvent[], starts: readonly number[], endSec: number): EnginePhone[] {
  const phones: EnginePhone[] = [];
  let token = 0;
  for (const [type, ms, position, id] of events) {
    if (type === 'word') {
      token = Math.max(
        0,
        starts.findLastIndex((start) => start <= position),
      );
      continue;
    }
    const startSec = Math.min(ms / 1000, endSec);
    const last = phones.at(-1);
    if (last) last.endSec = startSec;
    const phone = tidyPhone(id);
    phones.push({ phone, startSec, endSec, stressed: id.includes('ˈ'), token: phone ? token : -1 });
  }
  return joinShortGaps(phones);
}

/** The closed moment before a plosive is part of the word, not a pause. */
function joinShortGaps(phones: readonly EnginePhone[]): EnginePhone[] {
  const joined: EnginePhone[] = [];
  for (const phone of phones) {
    const last = joined.at(-1);
    if (!phone.phone && last && phone.endSec - phone.startSec < SHORTEST_PAUSE_SEC) last.endSec = phone.endSec;
    else joined.push(phone);
  }
  return joined;
}

/** Speaks one phrase in any language eSpeak NG knows. */
export async function speakWithEspeak(
  tokens: readonly ScriptToken[],
  voice: EspeakVoice,
  rate: number,
  signal?: AbortSignal,
): Promise<EngineSpeech> {
  const { text, starts } = placeTokens(tokens);
  const wordsPerMinute = Math.round(Math.max(SLOWEST, Math.min(FASTEST, NORMAL_WORDS_PER_MINUTE * rate)));
  const { espeakName, pitch, melody } = voice;
  const answer = await askEspeak({ voice: espeakName, wordsPerMinute, pitch, melody, text }, signal);
  const pcm = Float32Array.from(answer.samples, (sample) => sample / 32768);
  const phones = placePhones(answer.events, starts, pcm.length / answer.sampleRateHz);
  return { pcm, sampleRateHz: answer.sampleRateHz, phones };
}
