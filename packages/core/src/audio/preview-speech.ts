import { buffer } from 'node:stream/consumers';
import type { SpeechService } from '@herald/media/engines/speech-service';
import { wavOf } from '@herald/media/wav';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import { audioRepository } from './audio-repository.ts';
import { orderOf, type ScriptToSpeak } from './speak-script.ts';
import { gateOf, turnsOf } from './speech-gate.ts';
import { hashOf, type SpeechOrder, say } from './speech-order.ts';

const PREVIEW_CHARACTERS = 160;

/** Previews of an account; each is removed when it is a day old. */
export const previewFolder = (accountId: string): string => `${accountFolder(accountId)}previews/`;

/** The first words of a script as a WAV file. Heard again within a day, they are not spoken again. */
export async function previewSpeech(
  core: Core,
  actor: Actor,
  script: ScriptToSpeak,
  engine: SpeechService,
): Promise<Buffer> {
  const whole = await orderOf(core, actor, script, engine);
  const order = { ...whole, text: firstWords(whole.text) };
  const turn = { from: actor.accountId, signal: script.signal };
  const speak = async () => {
    const wav = Buffer.from(wavOf(await say(engine, order, script.signal)).buffer);
    const key = previewKey(actor, order);
    await core.storage.put(key, wav, { contentType: 'audio/wav', sizeBytes: wav.length });
    return wav;
  };
  const speakOnce = async () => (await findKept(core, actor, order)) ?? (await gateOf(core)(turn, speak));
  return turnsOf(core)(`preview/${actor.accountId}/${hashOf(order)}`, speakOnce);
}

const previewKey = ({ accountId }: Actor, order: SpeechOrder) => `${previewFolder(accountId)}${hashOf(order)}.wav`;

/** An earlier preview, or a whole sound that says the same. */
async function findKept(core: Core, actor: Actor, order: SpeechOrder): Promise<Buffer | undefined> {
  const clip = await audioRepository.findSpokenFrom(core.db.queries, actor.accountId, hashOf(order));
  const key = clip?.soundKey ?? previewKey(actor, order);
  return (await core.storage.stat(key)) && buffer(await core.storage.read(key));
}

/** Up to the last sentence that fits, or else the last word; text without spaces is simply cut. */
export function firstWords(text: string): string {
  if (text.length <= PREVIEW_CHARACTERS) return text;
  const head = text.slice(0, PREVIEW_CHARACTERS);
  const sentence = /^.*[.!?。！？](?=\s|$)/su.exec(head)?.[0];
  return sentence ?? /^.*(?=\s)/su.exec(head)?.[0] ?? head;
}
