import { createHash } from 'node:crypto';
import type { Pronunciation } from '@herald/contract/draft';
import type { ListedVoice, SpeechService } from '@herald/media/engines/speech-service';
import { wishKey } from '@herald/media/pronunciation/wished-parts';
import type { KeptTimes } from '@herald/media/sound';
import type { EarlierSound } from './changed-from.ts';
import type { EarlierTimes } from './in-time-of.ts';

/** What is said, by whom and how. */
export interface SpeechOrder {
  text: string;
  voice: ListedVoice;
  rate: number;
  pronunciations: Pronunciation[];
  style?: string;
  inTimeOf?: EarlierTimes;
  changedFrom?: EarlierSound;
}

/** Wishes for words that are in the text. */
export function usedIn(text: string, wishes: readonly Pronunciation[]): Pronunciation[] {
  const spoken = wishKey(text);
  return wishes.filter(({ word }) => spoken.includes(wishKey(word)));
}

export function say(
  engine: SpeechService,
  { voice, changedFrom: _, times, ...order }: SpeechOrder & { times?: KeptTimes },
  signal: AbortSignal | undefined,
) {
  const subject = hashOf({ voice, ...order });
  return engine.speak({
    ...order,
    ...(times && { inTimeOf: times }),
    subject,
    locale: voice.locale,
    voiceId: voice.id,
    ...(signal && { signal }),
  });
}

/** What makes a sound this sound. */
export function hashOf({ text, voice, rate, pronunciations, style, inTimeOf, changedFrom }: SpeechOrder): string {
  const said = pronunciations.map(({ word, say }) => [word, say]);
  const parts: unknown[] = [voice.engine, text, voice.id, voice.locale, rate, said, ...mannerOf(style, voice.model)];
  if (inTimeOf) parts.push({ inTimeOf: inTimeOf.audioId });
  if (changedFrom) parts.push({ changedFrom: changedFrom.audioId });
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Sounds of voices that have neither keep the hash they had. */
const mannerOf = (style = '', model = ''): string[] => (model ? [style, model] : style ? [style] : []);
