import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { orderOf, type ScriptToSpeak, say } from './speak-script.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { gateOf } from './speech-gate.ts';
import { wavOf } from './wav.ts';

const PREVIEW_CHARACTERS = 160;

/** The first words of a script as a WAV file; nothing is kept. */
export async function previewSpeech(
  core: Core,
  actor: Actor,
  script: ScriptToSpeak,
  engine: SpeechEngine,
): Promise<Buffer> {
  const order = await orderOf(core, actor, script, engine);
  const first = { ...order, text: firstWords(order.text) };
  return gateOf(engine)(async () => wavOf(await say(engine, first, script.signal)), script.signal);
}

/** Up to the last sentence that fits, or else the last word; scripts without blanks are simply cut. */
export function firstWords(text: string): string {
  if (text.length <= PREVIEW_CHARACTERS) return text;
  const head = text.slice(0, PREVIEW_CHARACTERS);
  const sentence = /^.*[.!?。！？](?=\s|$)/su.exec(head)?.[0];
  return sentence ?? /^.*(?=\s)/su.exec(head)?.[0] ?? head;
}
