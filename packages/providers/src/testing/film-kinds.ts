import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePlainFilm } from '@herald/film/testing';
import type { SpokenSound } from '@herald/media/sound';
import { openProviders } from '../open/open-providers.ts';

const TEXT = 'Big news today. People love this lamp, and they tell all of their friends about it.';

/** What services send, good and bad. */
export interface FilmKinds {
  good: Buffer;
  slow: Buffer;
  odd: Buffer;
  other: Buffer;
  silent: Buffer;
  short: Buffer;
}

interface MadeFilms {
  kept: FilmKinds;
  /** The sound they should have. */
  audio: SpokenSound;
  folder: string;
}

let films: Promise<MadeFilms> | undefined;

async function make(): Promise<MadeFilms> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-film-faults-'));
  const { speech } = await openProviders();
  const speak = (text: string) => speech.speak({ text, locale: 'en-US', rate: 1, pronunciations: [] });
  const audio = await speak(TEXT);
  const other = await speak('Nobody ever asked for a quiet zebra in the north of the old town, did they, my dear?');
  const shorter = { ...audio, pcm: audio.pcm.slice(0, Math.round(audio.pcm.length * 0.9)) };
  const size = { width: 64, height: 64 };
  const film = async (name: string, sound: SpokenSound, format = {}, isSilent = false) => {
    const out = join(folder, `${name}.mp4`);
    await writePlainFilm({ out, format: { ...size, fps: 30, ...format }, sound, isSilent });
    return readFile(out);
  };
  const kept: FilmKinds = {
    good: await film('good', audio),
    slow: await film('slow', audio, { fps: 25 }),
    odd: await film('odd', audio, { width: 94, height: 70 }),
    other: await film('other', other),
    silent: await film('silent', audio, {}, true),
    short: await film('short', shorter),
  };
  return { kept, audio, folder };
}

/** Makes them once for the whole run. */
export function makeFilmKinds(): Promise<MadeFilms> {
  films ??= make();
  return films;
}

/** Ends what was made. */
export async function removeFilmKinds(): Promise<void> {
  const made = await films;
  if (made) await rm(made.folder, { recursive: true, force: true });
}
