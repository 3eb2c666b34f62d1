import { createHash } from 'node:crypto';
import { isOfClip } from '@herald/contract/statuses';
import { passagesOf } from '@herald/media/passages';
import { filmSecOf } from '@herald/media/scene/film-length';
import type { FittedFilm } from './fit-films.ts';

/** The first moment of a passage shows how the one before it ended. */
const HANDOVER_SEC = 1;

/** Seconds of each film that an earlier one of them has too, in their order: they are spoken and drawn once. */
export function sharedSeconds(films: readonly FittedFilm[]): number[] {
  const seen = new Set<string>();
  const isNew = (name: string): boolean => {
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst;
  };
  return films.map((film) =>
    stretchesOf(film).reduce((sum, { name, seconds }) => (isNew(name) ? sum : sum + seconds), 0),
  );
}

interface Stretch {
  name: string;
  seconds: number;
}

/** What is drawn by itself. People who were filmed, films of services, and films cut to music are made whole. */
function stretchesOf({ content, performer, filmedBy, soundSec }: FittedFilm): Stretch[] {
  if (isOfClip(performer) || filmedBy !== '' || content.output.music_mood !== 'none') return [];
  const { ttsText, ...voice } = content.voice;
  const { avatar, background, script, output } = content;
  const look = [voice, avatar, background, script.logoPosition, output];
  const passages = passagesOf(ttsText);
  const endCardSec = filmSecOf(0, output);
  return passages.flatMap(({ text }, index) => {
    const isLast = index === passages.length - 1;
    const seconds = (soundSec * text.length) / Math.max(1, ttsText.length) + (isLast ? endCardSec : 0);
    const before = passages[index - 1]?.text;
    const name = (...parts: unknown[]) => nameOf([look, text, index === 0, isLast, ...parts]);
    if (before === undefined) return [{ name: name(), seconds }];
    const handoverSec = Math.min(HANDOVER_SEC, seconds);
    return [
      { name: name('after', before), seconds: handoverSec },
      { name: name(), seconds: seconds - handoverSec },
    ];
  });
}

const nameOf = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
