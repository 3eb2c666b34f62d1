import type { SpeechService } from '@herald/media/engines/speech-service';
import { joinPassages, passagesOf, type ScriptPassage } from '@herald/media/passages';
import { sayChanged } from '@herald/media/respeaking/say-changed';
import type { KeptTimes, SpokenSound } from '@herald/media/sound';
import type { Core } from '../core.ts';
import { findMade, keepMade, readMade } from '../made-once/made-parts.ts';
import { passageFileOf, passageOfFile } from './passage-file.ts';
import { hashOf, type SpeechOrder, say, usedIn } from './speech-order.ts';

interface SayPassages {
  accountId: string;
  engine: SpeechService;
  signal: AbortSignal | undefined;
}

/** Says a script passage by passage; one that was said before in the same way is not spoken again. */
export async function sayPassages(core: Core, order: SpeechOrder, how: SayPassages): Promise<SpokenSound> {
  if (order.inTimeOf) return sayInTime(order, how);
  if (order.changedFrom) return sayOnlyChanged(core, order, how);
  return sayAll(core, order, how);
}

async function sayAll(core: Core, order: SpeechOrder, how: SayPassages): Promise<SpokenSound> {
  const passages = passagesOf(order.text);
  if (passages.length < 2) return say(how.engine, order, how.signal);
  const parts: { sound: SpokenSound; startChar: number }[] = [];
  for (const passage of passages) {
    how.signal?.throwIfAborted();
    parts.push({ sound: await sayOnce(core, passageOrder(order, passage), how), startChar: passage.startChar });
  }
  // Sounds of two rates cannot lie in one file, so such a voice speaks the whole script at once.
  return joinPassages(parts) ?? say(how.engine, order, how.signal);
}

/** Where nothing of the earlier sound can be used, all is said again. */
async function sayOnlyChanged(core: Core, { changedFrom, ...order }: SpeechOrder, how: SayPassages) {
  const sayText = (text: string, times?: KeptTimes): Promise<SpokenSound> => {
    how.signal?.throwIfAborted();
    const one = passageOrder(order, { text, startChar: 0 });
    return times ? say(how.engine, { ...one, times }, how.signal) : sayOnce(core, one, how);
  };
  const said =
    changedFrom && (await sayChanged({ text: order.text, locale: order.voice.locale }, changedFrom, sayText));
  return said ?? sayAll(core, order, how);
}

/** Sentences that kept their time leave the passages, and what is done to them, where they were. */
async function sayInTime(order: SpeechOrder, { engine, signal }: SayPassages): Promise<SpokenSound> {
  const sound = await say(engine, order, signal);
  if (!order.inTimeOf || sound.notes.length > 0) return sound;
  const { passages, movesWith } = order.inTimeOf;
  return { ...sound, movesWith, ...(passages && { passages }) };
}

/** What a passage of a script is spoken from. */
export function passageOrder(order: SpeechOrder, { text }: ScriptPassage): SpeechOrder {
  return { ...order, text, pronunciations: usedIn(text, order.pronunciations) };
}

async function sayOnce(
  core: Core,
  order: SpeechOrder,
  { accountId, engine, signal }: SayPassages,
): Promise<SpokenSound> {
  const name = { accountId, kind: 'passage' as const, key: hashOf(order) };
  const made = (await findMade(core, { ...name, keys: [name.key] })).get(name.key);
  const kept = made && (await readMade(core, made));
  if (kept) return passageOfFile(kept);
  const bytes = await keepMade(core, { ...name, bytes: passageFileOf(await say(engine, order, signal)) });
  // Read back, because a sound on disk has fewer bits: the same passage then is the same in every film.
  return passageOfFile(bytes);
}
