import type { SampleDrawer } from '@herald/media/engines/samples';
import { personFinderModule } from './person-finder-module.ts';

/** Draws what templates look like. Film is loaded with the first one. */
export const localSamples: SampleDrawer = {
  async name() {
    const { programPrint } = await import('@herald/film');
    return programPrint().toString('hex').slice(0, 16);
  },
  async draw({ order, audio, files, signal }) {
    const [{ makeSample }, { picturesOf, sceneOf }] = await Promise.all([
      import('@herald/film'),
      import('./compose-scene.ts'),
    ]);
    await makeSample({
      source: { scene: { spec: sceneOf(order, audio), pictures: picturesOf(order), personFinder: personFinderModule } },
      files,
      signal,
    });
  },
};
