import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parsePhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { FaceReader } from '../clips/face-reader.ts';
import { pointInFilm } from './moving-portrait.ts';

const LOOKED_AT_EVERY = 3;
/** A net errs by about this many pixels. */
const ERROR_PX = 0.4;

/** Knows where the face of the moving portrait is, and errs as a net does. */
export async function openFaceReader(): Promise<FaceReader> {
  const file = fileURLToPath(import.meta.resolve('@herald/stage/fixtures/portraits/eu_f28.json'));
  const { points } = parsePhotoAnalysis(JSON.parse(readFileSync(file, 'utf8')));
  let looks = 0;
  return {
    async see() {
      const frame = looks * LOOKED_AT_EVERY;
      looks += 1;
      const [errX, errY] = [Math.sin(frame * 12.9) * ERROR_PX, Math.sin(frame * 78.2) * ERROR_PX];
      const seen = points.map((point) => {
        const [x, y, z] = pointInFilm(point, frame);
        return [x + errX, y + errY, z] as const;
      });
      return { points: seen, opening: 0.01 };
    },
    count: async () => 1,
  };
}
