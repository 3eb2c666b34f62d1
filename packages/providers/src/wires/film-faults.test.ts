import { FILM_WIRES } from '@herald/media/service-wires';
import { afterAll, describe } from 'vitest';
import type { FaultyFilms } from '../testing/conformance/film-bench.ts';
import { filmFaultRules } from '../testing/conformance/film-faults.ts';
import { removeFilmKinds } from '../testing/film-kinds.ts';
import { openCogDouble } from './cog/cog-double.ts';
import { comfySettings, openComfyDouble } from './comfyui/comfy-double.ts';
import { openLocalaiDouble } from './localai/localai-double.ts';
import { openVideosDouble } from './videos/videos-double.ts';

/** Every wire there is; a new one is a row. */
const SERVICES: Record<FaultyFilms['wire'], Omit<FaultyFilms, 'wire'>> = {
  videos: { open: openVideosDouble },
  cog: { open: openCogDouble, doesReport: true },
  localai: { open: openLocalaiDouble, isOneCall: true },
  comfyui: { open: openComfyDouble, settings: comfySettings },
};

afterAll(removeFilmKinds);

for (const [index, wire] of FILM_WIRES.entries()) {
  describe(`wire ${index + 1} of ${FILM_WIRES.length}, ${wire}`, () => {
    filmFaultRules({ wire, ...SERVICES[wire] }, index === 0 ? 'every film' : 'a good film');
  });
}
