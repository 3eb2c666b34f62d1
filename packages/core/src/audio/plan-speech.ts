import type { ListedVoice, SpeechService } from '@herald/media/engines/speech-service';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import type { PlannedUse } from '../services/cost-lines.ts';
import { audioRepository } from './audio-repository.ts';
import { readPronunciations } from './pronunciations.ts';
import type { ScriptToSpeak } from './speak-script.ts';
import { hashOf, usedIn } from './speech-order.ts';

/** What would be used if a script were spoken now; undefined as long as nothing can be spoken. */
export async function planSpeech(
  core: Core,
  actor: Actor,
  script: ScriptToSpeak,
  engine: SpeechService,
): Promise<PlannedUse | undefined> {
  const text = script.text.trim();
  const voice = findSpeaker(script, engine);
  if (!voice || !text) return undefined;
  const pronunciations = usedIn(text, await readPronunciations(core, actor));
  const { rate, style } = script;
  const hash = hashOf({ text, voice, rate, pronunciations, ...(style && { style }) });
  const made = await audioRepository.findSpokenFrom(core.db.queries, actor.accountId, hash);
  const soundSec = engine.estimateDurationSec(text, voice.locale, rate);
  return { service: voice.engine, kind: 'speech', units: text.length, soundSec, isKept: made !== undefined };
}

function findSpeaker({ country, region, voiceId }: ScriptToSpeak, engine: SpeechService): ListedVoice | undefined {
  const voice = engine.findVoice(voiceId);
  return engine.voices(country, region).find(({ id }) => id === voice?.id) ?? voice;
}
