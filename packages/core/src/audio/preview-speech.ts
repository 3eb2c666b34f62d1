import { type SpeechService, wavOf } from '@herald/media';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { orderOf, type ScriptToSpeak, say } from './speak-script.ts';
import { gateOf } from './speech-gate.ts';

const PREVIEW_CHARACTERS = 160;

/** The first words of a script as a WAV file; nothing is kept. */
export async function previewSpeech(
  core: Core,
  actor: Actor,
  script: ScriptToSpeak,
  engine: SpeechService,
): Promise<Buffer> {
  const order = await orderOf(core, actor, script, engine);
  const first = { ...order, text: firstWords(order.text) };
  const turn = { from: actor.accountId, signal: script.signal };
  return gateOf(core)(turn, async () => Buffer.from(wavOf(await say(engine, first, script.signal)).buffer));
}

/** Up to the last sentence that fits, or else the last word; text without spaces is simply cut. */
export function firstWords(text: string): string {
  if (text.length <= PREVIEW_CHARACTERS) return text;
  const head = text.slice(0, PREVIEW_CHARACTERS);
  const sentence = /^.*[.!?。！？](?=\s|$)/su.exec(head)?.[0];
  return sentence ?? /^.*(?=\s)/su.exec(head)?.[0] ?? head;
}
