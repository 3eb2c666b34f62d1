import type { ScriptToken } from '../script/script-token.ts';
import { SpeechError } from '../speech-error.ts';
import type { FliteSpeaker } from '../voices/voice.ts';
import type { EnginePhone, EngineSpeech } from './engine-speech.ts';
import { pronounceWords } from './flite-lexicon.ts';
import { FLITE_TO_IPA, type FlitePhone, parseFlitePhones } from './flite-phones.ts';
import { runFlite } from './flite-program.ts';
import { matchPhones } from './match-phones.ts';

async function ownersOf(phones: FlitePhone[], tokens: readonly ScriptToken[]): Promise<number[]> {
  const words = tokens.flatMap((token, index) => token.spoken.split(' ').map((word) => ({ word, index })));
  const pronunciations = await pronounceWords(words.map(({ word }) => word));
  const expected = pronunciations.flat();
  const owners = pronunciations.flatMap((sounds, i) => sounds.map(() => words[i].index));
  const spoken = phones.filter(({ name }) => name !== 'pau').map(({ name }) => name);
  return matchPhones(spoken, expected, owners);
}

function placePhones(phones: FlitePhone[], owners: number[]): EnginePhone[] {
  let startSec = 0;
  let next = 0;
  return phones.map(({ name, endSec }) => {
    const token = name === 'pau' ? -1 : owners[next++];
    const placed = { phone: FLITE_TO_IPA[name] ?? 'ə', startSec, endSec, stressed: false, token };
    startSec = endSec;
    return placed;
  });
}

/** Speaks one phrase of English. `stretch` above 1 is slower. */
export async function speakWithFlite(
  tokens: readonly ScriptToken[],
  speaker: FliteSpeaker,
  stretch: number,
): Promise<EngineSpeech> {
  const text = tokens.map((token) => token.spoken + token.mark).join(' ');
  const args = ['-psdur', '-voice', speaker, '--setf', `duration_stretch=${stretch.toFixed(4)}`, ` ${text} `];
  const { printed, sound } = await runFlite(args, true);
  if (!sound) throw new SpeechError('engine_failed', 'The English voice engine gave no sound.');
  const phones = parseFlitePhones(printed);
  return { ...sound, phones: placePhones(phones, await ownersOf(phones, tokens)) };
}
