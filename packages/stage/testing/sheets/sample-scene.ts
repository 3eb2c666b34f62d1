import { planDirection } from '@herald/direction';
import { GESTURES } from '@herald/media/scene/acting-plan';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { TimedWord } from '@herald/media/sound';
import { babble } from './babble.ts';

/** Words at an even, natural pace, with pauses after marks. */
export function spokenWords(text: string, startSec = 0.2): TimedWord[] {
  let at = startSec;
  return text.split(' ').map((word) => {
    const lengthSec = 0.12 + 0.045 * [...word].length;
    const timed = { text: word, startSec: at, endSec: at + lengthSec };
    at += lengthSec + (/[.!?,。、！？،؟।]$/u.test(word) ? 0.34 : 0.03);
    return timed;
  });
}

const SCRIPT = 'I said two drops every morning. Now my winter skin is calm, soft and bright!';

/** A whole scene around what a sheet or test is about. */
export function sampleScene(partial: Partial<Record<keyof SceneSpec, unknown>> = {}): SceneSpec {
  const words = (partial.words as TimedWord[] | undefined) ?? spokenWords(SCRIPT);
  const scene = parseSceneSpec({
    durationSec: 8,
    performer: { kind: 'preset', presetId: 'priya' },
    background: { kind: 'setting', setting: 'home', lighting: 'auto', style: 'clean' },
    captions: { style: 'pop' },
    words,
    mouth: babble(words),
    ...partial,
  });
  return 'acting' in partial ? scene : { ...scene, acting: actingOf(scene) };
}

const acted = new Map<string, SceneSpec['acting']>();

/** Thousands of scenes of tests say the same, and reading it takes as long as laying a scene out. */
function actingOf({ words, durationSec, locale, seed }: SceneSpec): SceneSpec['acting'] {
  const key = JSON.stringify([words, durationSec, locale, seed]);
  const acting = acted.get(key) ?? plannedActing({ words, durationSec, locale, seed });
  acted.set(key, acting);
  return acting;
}

type Said = Pick<SceneSpec, 'words' | 'durationSec' | 'locale' | 'seed'>;

/** How the words of a scene are acted by somebody lively with free hands. */
function plannedActing({ words, durationSec, locale, seed }: Said): SceneSpec['acting'] {
  const script = words.map(({ text }) => text).join(' ');
  let startChar = 0;
  const written = words.map((word) => {
    const at = { ...word, startChar, endChar: startChar + word.text.length };
    startChar = at.endChar + 1;
    return at;
  });
  const reading = { script, words: written, phones: [], locale, durationSec };
  return planDirection(reading, { product: null }, { mood: 'joyous', gestures: GESTURES }, seed).acting;
}
