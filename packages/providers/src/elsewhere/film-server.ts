import type { VideoEngine } from '@herald/media/engines/video-engine';
import type { FILM_WIRES } from '@herald/media/service-wires';
import { soundDurationSec } from '@herald/media/sound';
import type { GuardedService } from '../answers/outside-service.ts';
import { type OpenedService, OWN_SERVER, type WireFacts } from '../answers/wire.ts';
import { filmElsewhere } from './film-elsewhere.ts';
import { headersOf, readFilmSettings } from './film-settings.ts';
import { type FilmTimes, usualTimes } from './film-times.ts';
import { type FilmServer, filmWireOf, type ServerWire } from './server-wire.ts';
import { testFilmServer } from './test-film-server.ts';
import { withoutKey } from './without-key.ts';

/** Those of our films, which progress is counted in. */
const SHOWN_FPS = 30;

type Spoken = (server: FilmServer) => ServerWire;

/** The wire of a server that films a picture and a sound. */
export function filmServerWire<Name extends (typeof FILM_WIRES)[number]>(
  wire: Name,
  facts: Omit<WireFacts, keyof typeof OWN_SERVER> & Partial<WireFacts>,
  spokenBy: Spoken,
) {
  const open = (service: GuardedService, times: FilmTimes = usualTimes) => openFilmServer(spokenBy, service, times);
  return { wire, kind: 'film', facts: { ...OWN_SERVER, listsVoices: false, ...facts }, open } as const;
}

/** What is wrong with its settings is told when it is used or tested. */
function openFilmServer(
  spokenBy: Spoken,
  service: GuardedService,
  times: FilmTimes,
): OpenedService & { film: VideoEngine } {
  const { name, title } = service;
  const open = (): { server: FilmServer; spoken: ServerWire } => {
    const server = { service, settings: readFilmSettings(service), headers: headersOf(service), times };
    return { server, spoken: spokenBy(server) };
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
