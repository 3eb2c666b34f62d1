import type { ListedVoice, SpeechService } from '@herald/media/engines/speech-service';
import { soundDurationSec } from '@herald/media/sound';
import type { Core } from '../core.ts';
import { fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { assertMayUseScript, assertMayUseSound } from '../plans/policies.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { assertHasRoom } from '../quota/storage-room.ts';
import { type AudioClip, audioRepository } from './audio-repository.ts';
import { readChangedFrom } from './changed-from.ts';
import { readEarlierTimes } from './in-time-of.ts';
import { keepClip } from './keep-clip.ts';
import { assertKnownMarks } from './known-marks.ts';
import { assertVoiceCanRead } from './other-language.ts';
import { readPronunciations } from './pronunciations.ts';
import { sayPassages } from './say-passages.ts';
import { gateOf, turnsOf } from './speech-gate.ts';
import { hashOf, type SpeechOrder, usedIn } from './speech-order.ts';
import type { Speaker } from './timing.ts';

export interface ScriptToSpeak {
  text: string;
  country: string;
  region: string;
  voiceId: string;
  rate: number;
  /** One of the styles of the voice; empty for its usual one. */
  style?: string;
  /** A sound of the same text, whose sentences keep their time. */
  inTimeOf?: string;
  /** A sound of nearly the same text: only sentences that changed are spoken. */
  changedFrom?: string;
  signal?: AbortSignal;
}

/** Estimates are at most this far off. A script that is certainly too long is refused before it is spoken. */
const ESTIMATE_MARGIN = 1.4;
const NAME_CHARACTERS = 60;

/** Turns a script into a sound of the account; the same script, voice and rate again is the sound already made. */
export async function speakScript(core: Core, actor: Actor, script: ScriptToSpeak, engine: SpeechService) {
  const order = await timedOrderOf(core, actor, script, engine);
  const plan = await readPlanLimits(core, actor);
  assertMayUseScript('msg', order.text, plan);
  assertVoiceCanRead(engine, 'msg', order.text, order.voice.locale);
  const known = () => findMade(core, actor, hashOf(order));
  const { text, voice, rate } = order;
  const estimatedSec = engine.estimateDurationSec(text, voice.locale, rate);
  assertMayUseSound('msg', estimatedSec / ESTIMATE_MARGIN, plan);
  const made = await known();
  if (made) return made;
  await assertHasRoom(core, actor);
  const speak = async (): Promise<AudioClip> => {
    const how = { accountId: actor.accountId, engine, signal: script.signal };
    const sound = await sayPassages(core, order, how);
    assertMayUseSound('msg', soundDurationSec(sound), plan);
    script.signal?.throwIfAborted();
    return keepClip(core, actor, {
      sound,
      source: 'tts',
      name: text.slice(0, NAME_CHARACTERS),
      script: text,
      locale: voice.locale,
      voiceId: voice.id,
      origin: { speaker: speakerOf(voice), ...originOf(order) },
      rate,
      style: order.style,
      spokenFromHash: hashOf(order),
    });
  };
  const turn = { from: actor.accountId, signal: script.signal };
  // While it waited, another tab may have made the same sound.
  const speakOnce = async () => (await known()) ?? (await gateOf(core)(turn, speak));
  return turnsOf(core)(`${actor.accountId}/${hashOf(order)}`, speakOnce);
}

const originOf = ({ inTimeOf, changedFrom }: SpeechOrder) => {
  const firstId = inTimeOf?.firstId ?? changedFrom?.firstId;
  return firstId === undefined ? {} : { inTimeOf: firstId };
};

const speakerOf = ({ label, gender, age, quality, engine }: ListedVoice): Speaker => ({
  ...{ label, quality, engine },
  ...(gender && { gender }),
  ...(age && { age }),
});

async function timedOrderOf(
  core: Core,
  actor: Actor,
  script: ScriptToSpeak,
  engine: SpeechService,
): Promise<SpeechOrder> {
  const order = await orderOf(core, actor, script, engine);
  if (script.changedFrom) return changedOrderOf(core, actor, order, script.changedFrom);
  if (!script.inTimeOf) return order;
  return { ...order, inTimeOf: await readEarlierTimes(core, actor, script.inTimeOf, order.text) };
}

async function changedOrderOf(core: Core, actor: Actor, order: SpeechOrder, audioId: string): Promise<SpeechOrder> {
  const { voice, rate, style } = order;
  const manner = { voiceId: voice.id, speechRate: rate, locale: voice.locale, style };
  const changedFrom = await readChangedFrom(core, actor, audioId, manner);
  return { ...order, ...(changedFrom && { changedFrom }) };
}

/** The existing sound. Using it again makes it new, so that it is not purged while it is used. */
async function findMade(core: Core, actor: Actor, hash: string): Promise<AudioClip | undefined> {
  const made = await audioRepository.findSpokenFrom(core.db.queries, actor.accountId, hash);
  return made && audioRepository.update(core.db.queries, made.id, { createdAt: core.clock.now() });
}

/** What to say and how, once nothing is missing. */
export async function orderOf(
  core: Core,
  actor: Actor,
  script: ScriptToSpeak,
  engine: SpeechService,
): Promise<SpeechOrder> {
  const chosen = choiceOf(script, engine);
  return { ...chosen, pronunciations: usedIn(chosen.text, await readPronunciations(core, actor)) };
}

/** Who says what; checks in the order and words of the wizard. */
export function choiceOf(script: ScriptToSpeak, engine: SpeechService): Omit<SpeechOrder, 'pronunciations'> {
  const text = script.text.trim();
  if (!text) throw fieldError('msg', 'Please enter your script to convert to speech');
  assertKnownMarks('msg', text);
  const voices = engine.voices(script.country, script.region);
  if (!script.country || !script.region || voices.length === 0) {
    throw fieldError('region', 'Please select country and region');
  }
  const wanted = engine.findVoice(script.voiceId)?.id;
  const voice = voices.find(({ id }) => id === wanted);
  if (!voice) throw fieldError('tts_id', 'Please select a voice');
  const { style } = script;
  if (style && !voice.styles?.includes(style)) throw fieldError('style', 'This voice does not have this style.');
  return { text, voice, rate: script.rate, ...(style && { style }) };
}
