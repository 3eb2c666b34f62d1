import type { ScriptToken } from '../script/script-token.ts';
import type { EnginePhone, EngineSpeech } from './engine-speech.ts';

/** A comma is heard from here on; engines leave less. */
const COMMA_SEC = 0.18;

interface Gap {
  atSec: number;
  missingSec: number;
}

/** Silences behind a comma that are too short to be heard as one. */
function shortGaps(phones: readonly EnginePhone[], tokens: readonly ScriptToken[], shortestSec: number): Gap[] {
  return phones.flatMap(({ phone, startSec, endSec }, i) => {
    const before = phones[i - 1];
    const isComma = !phone && before?.phone && phones[i + 1]?.phone && tokens[before.token]?.mark === ',';
    const missingSec = shortestSec - (endSec - startSec);
    return isComma && missingSec > 0 ? [{ atSec: (startSec + endSec) / 2, missingSec }] : [];
  });
}

/** Makes the pauses at commas long enough to be heard; sounds keep their length. */
export function hearCommas(speech: EngineSpeech, tokens: readonly ScriptToken[], rate: number): EngineSpeech {
  const { pcm, sampleRateHz } = speech;
  const gaps = shortGaps(speech.phones, tokens, COMMA_SEC / rate);
  if (!gaps.length) return speech;
  const lengths = gaps.map(({ missingSec }) => Math.round(missingSec * sampleRateHz));
  const longer = new Float32Array(pcm.length + lengths.reduce((sum, length) => sum + length, 0));
  let from = 0;
  let to = 0;
  for (const [i, { atSec }] of gaps.entries()) {
    const part = pcm.subarray(from, Math.round(atSec * sampleRateHz));
    longer.set(part, to);
    from += part.length;
    to += part.length + lengths[i];
  }
  longer.set(pcm.subarray(from), to);
  const addedBefore = (tSec: number): number =>
    gaps.reduce((sum, { atSec }, i) => (tSec > atSec ? sum + lengths[i] / sampleRateHz : sum), 0);
  const phones = speech.phones.map((phone) => ({
    ...phone,
    startSec: phone.startSec + addedBefore(phone.startSec),
    endSec: phone.endSec + addedBefore(phone.endSec),
  }));
  return { pcm: longer, sampleRateHz, phones };
}
