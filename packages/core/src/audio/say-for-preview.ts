import type { SpeechService } from '@herald/media/engines/speech-service';
import type { SpokenSound } from '@herald/media/sound';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { firstWords } from './preview-speech.ts';
import { gateOf, turnsOf } from './speech-gate.ts';

interface SaidText {
  text: string;
  /** Of Herald's own, which cost nothing. */
  voiceId: string;
  locale: string;
}

/** The first words of a text for a picture that moves. Nobody hears them, so they are the same for every account. */
export async function sayForPreview(
  core: Core,
  actor: Actor,
  { text, voiceId, locale }: SaidText,
  engine: SpeechService,
): Promise<{ text: string; sound: SpokenSound }> {
  const said = firstWords(text.trim());
  const speak = () => engine.speak({ text: said, locale, voiceId, rate: 1, pronunciations: [] });
  const inTurn = () => gateOf(core)({ from: actor.accountId }, speak);
  const key = `picture/${voiceId}/${said}`;
  return { text: said, sound: await turnsOf(core)(key, inTurn) };
}
