import { eachParameter } from '../mouth.ts';
import { exactSec } from '../passages.ts';
import { type SpokenSound, soundDurationSec } from '../sound.ts';

/** A sound with the text it says. */
export interface SaidText {
  script: string;
  sound: SpokenSound;
}

/** The pause that was laid between two passages. */
const PAUSE_SEC = 0.35;

/** The passages of a sound, each as it was before they were joined; one for a sound in one go. */
export function cutPassages(sound: SpokenSound, script: string): SaidText[] {
  const { passages, ...whole } = sound;
  if (!passages || passages.length < 2) return [{ script, sound: whole }];
  return passages.map(({ startSec, startChar }, index) => {
    const next = passages[index + 1];
    const untilSec = next ? next.startSec - PAUSE_SEC : soundDurationSec(sound);
    const until = next?.startSec ?? Number.POSITIVE_INFINITY;
    return {
      script: script.slice(startChar, next?.startChar).trimEnd(),
      sound: { ...cut(whole, { startSec, untilSec, until }, startChar), notes: sound.notes },
    };
  });
}

interface Span {
  startSec: number;
  /** of its samples */
  untilSec: number;
  /** of what is said */
  until: number;
}

function cut({ pcm, sampleRateHz, words, phones, mouth }: SpokenSound, span: Span, startChar: number) {
  const { startSec, untilSec, until } = span;
  const isWithin = (moment: { startSec: number }) => moment.startSec >= startSec && moment.startSec < until;
  const moved = <Moment extends { startSec: number; endSec: number }>(moment: Moment): Moment => ({
    ...moment,
    startSec: exactSec(moment.startSec - startSec),
    endSec: exactSec(moment.endSec - startSec),
  });
  const firstWord = words.findIndex(isWithin);
  return {
    sampleRateHz,
    pcm: pcm.slice(Math.round(startSec * sampleRateHz), Math.round(untilSec * sampleRateHz)),
    words: words.filter(isWithin).map((word) => ({
      ...moved(word),
      startChar: word.startChar - startChar,
      endChar: word.endChar - startChar,
    })),
    phones: phones.filter(isWithin).map((phone) => ({
      ...moved(phone),
      word: phone.word < 0 ? phone.word : phone.word - firstWord,
    })),
    mouth: {
      rateHz: mouth.rateHz,
      ...eachParameter((name) =>
        mouth[name].slice(Math.round(startSec * mouth.rateHz), Math.round(untilSec * mouth.rateHz)),
      ),
    },
  };
}
