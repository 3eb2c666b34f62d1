import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { EngineError, type EngineVideoRequest, type ForeignFilm, type VideoEngine } from '@herald/media';
import { writeNote } from '../film-elsewhere/film-note.ts';
import { type FilmTimes, usualTimes } from '../film-elsewhere/film-times.ts';
import type { FilmServer, FilmWire } from '../film-elsewhere/film-wire.ts';
import { followFilm } from '../film-elsewhere/follow-film.ts';
import { isThere, keepFilm } from '../film-elsewhere/keep-film.ts';
import type { GuardedService, OpenOutside } from '../outside/outside-service.ts';
import { cogWire } from './cog-wire.ts';
import { comfyWire } from './comfy-wire.ts';
import { headersOf, readFilmSettings } from './film-settings.ts';
import { wishOf } from './film-wish.ts';
import { localaiWire } from './localai-wire.ts';
import { testFilmServer } from './test-film-server.ts';
import { videosWire } from './videos-wire.ts';
import { withoutKey } from './without-key.ts';

const OPENERS = { videos: videosWire, cog: cogWire, localai: localaiWire, comfyui: comfyWire } as const;

export type FilmServerWire = keyof typeof OPENERS;

/** A service that films a picture and a sound. What is wrong with its settings is told when it is used or tested. */
export function openFilmServer(
  wire: FilmServerWire,
  service: GuardedService,
  times: FilmTimes = usualTimes,
): ReturnType<OpenOutside> & { film: VideoEngine } {
  const open = (): { server: FilmServer; spoken: FilmWire } => {
    const server = { service, settings: readFilmSettings(service), headers: headersOf(service), times };
    return { server, spoken: OPENERS[wire](server) };
  };
  return {
    film: {
      name: service.name,
      previewable: false,
      async makeVideo(request) {
        try {
          const { server, spoken } = open();
          return await film(server, spoken, request);
        } catch (error) {
          request.signal.throwIfAborted();
          throw withoutKey(error, service);
        }
      },
    },
    test: () => testFilmServer(service, () => open().spoken),
  };
}

async function film(server: FilmServer, wire: FilmWire, request: EngineVideoRequest): Promise<ForeignFilm> {
  const { service, headers, times } = server;
  const { name, title } = service;
  const { audio, job, signal } = request;
  const framesTotal = Math.round((audio.pcm.length / audio.sampleRateHz) * SHOWN_FPS);
  const tell = (framesDone: number) => request.onProgress({ stage: 'drawing', framesDone, framesTotal, framesKept: 0 });
  tell(0);
  const { note, state } = await followFilm({
    ...{ wire, name, title, request, times },
    wish: (id) => wishOf(id, server.settings, request),
    onShare: (share) => tell(Math.floor(share * framesTotal)),
  });
  const path = join(request.workFolder, `their-${digest(`${note.failures} ${note.id}`)}.mp4`);
  // Another attempt on this machine finds the film that an earlier one fetched.
  if (!(job && (await isThere(path)))) {
    await keepFilm(state.film, { service, headers, path, signal }).catch(async (error) => {
      const isGone = error instanceof EngineError && error.kind === 'engine_failed';
      if (isGone) await writeNote(job, { ...note, id: undefined, orders: 0, failures: note.failures + 1 });
      throw error;
    });
  }
  return { path };
}

/** Those of our films, which progress is counted in. */
const SHOWN_FPS = 30;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
