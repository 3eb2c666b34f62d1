import { type Mouth, type MouthTrackJson, type SceneSpec, type TimedWord, withoutEmoji } from '@herald/media';
import type { ActedWord, ActingInput } from '#people/acting/acting-input.ts';
import { REST_MOUTH } from '#people/mouth/viseme-mouths.ts';
import { textUnits } from '../text/script.ts';

const PHRASE_END = /[.!?…,;:。！？、；：؟،؛।]["'”’)\]]*$/u;
const PAUSE_SEC = 0.3;

/** What a performer needs to act a scene: the mouth from the curves, stresses and phrases from the words. */
export function actingInputOf(spec: SceneSpec, mood: ActingInput['mood']): ActingInput {
  return {
    seed: spec.seed,
    durationSec: spec.durationSec,
    mood,
    mouthAt: mouthReader(spec.mouth),
    words: spec.words.map((word, index) => actedWord(word, spec.words[index + 1])),
    phraseEndsSec: spec.words
      .filter((word, index) => endsPhrase(word, spec.words[index + 1]))
      .map((word) => word.endSec),
  };
}

function actedWord(word: TimedWord, next: TimedWord | undefined): ActedWord {
  const loud = word.text.includes('!') ? 0.35 : 0;
  const closing = endsPhrase(word, next) ? 0.3 : 0;
  const long = Math.min(0.5, textUnits(word.text) * 0.06);
  return { startSec: word.startSec, endSec: word.endSec, stress: Math.min(1, long + closing + loud) };
}

function endsPhrase(word: TimedWord, next: TimedWord | undefined): boolean {
  return !next || PHRASE_END.test(withoutEmoji(word.text)) || next.startSec - word.endSec > PAUSE_SEC;
}

/** The mouth between two samples is between their shapes; outside the curves it rests. */
export function mouthReader(track: MouthTrackJson | null): (tSec: number) => Mouth {
  if (!track || track.open.length === 0) return () => REST_MOUTH;
  const { rateHz } = track;
  const last = track.open.length - 1;
  return (tSec) => {
    const place = tSec * rateHz;
    if (place < 0 || place > last + 1) return REST_MOUTH;
    const index = Math.min(last, Math.floor(place));
    const next = Math.min(last, index + 1);
    const share = Math.min(1, place - index);
    const read = (name: keyof Mouth) => track[name][index] + (track[name][next] - track[name][index]) * share;
    return {
      open: read('open'),
      wide: read('wide'),
      round: read('round'),
      press: read('press'),
      teeth: read('teeth'),
      tongue: read('tongue'),
    };
  };
}
