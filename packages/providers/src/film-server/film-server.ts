import type { VideoEngine } from '@herald/media/engines/video-engine';
import { soundDurationSec } from '@herald/media/sound';
import { filmElsewhere } from '../film-elsewhere/film-elsewhere.ts';
import { type FilmTimes, usualTimes } from '../film-elsewhere/film-times.ts';
import type { GuardedService, OpenOutside } from '../outside/outside-service.ts';
import { cogWire } from './cog-wire.ts';
import { comfyWire } from './comfy-wire.ts';
import { headersOf, readFilmSettings } from './film-settings.ts';
import { localaiWire } from './localai-wire.ts';
import { type FilmServer, filmWireOf, type ServerWire } from './server-wire.ts';
import { testFilmServer } from './test-film-server.ts';
import { videosWire } from './videos-wire.ts';
import { withoutKey } from './without-key.ts';

const OPENERS = { videos: videosWire, cog: cogWire, localai: localaiWire, comfyui: comfyWire } as const;

export type FilmServerWire = keyof typeof OPENERS;

/** Those of our films, which progress is counted in. */
const SHOWN_FPS = 30;

/** A service that films a picture and a sound. What is wrong with its settings is told when it is used or tested. */
export function openFilmServer(
  wire: FilmServerWire,
  service: GuardedService,
  times: FilmTimes = usualTimes,
): ReturnType<OpenOutside> & { film: VideoEngine } {
  const { name, title } = service;
  const open = (): { server: FilmServer; spoken: ServerWire } => {
    const server = { service, settings: readFilmSettings(service), headers: headersOf(service), times };
    return { server, spoken: OPENERS[wire](server) };
  };
  return {
    film: {
      name,
      previewable: false,
      async makeVideo(request) {
        try {
          const { server, spoken } = open();
          // Some say nothing of a film before it is finished.
          const framesTotal = Math.round(soundDurationSec(request.audio) * SHOWN_FPS);
          request.onProgress({ stage: 'drawing', framesDone: 0, framesTotal, framesKept: 0 });
          const { headers, settings } = server;
          const film = filmWireOf(spoken, settings);
          return await filmElsewhere({ wire: film, name, title, address: service, headers, request, times });
        } catch (error) {
          request.signal.throwIfAborted();
          throw withoutKey(error, service);
        }
      },
    },
    test: () => testFilmServer(service, () => open().spoken),
  };
}
