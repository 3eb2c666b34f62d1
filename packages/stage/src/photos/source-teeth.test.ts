import { expect, it, vi } from 'vitest';
import { openEyes } from '../../testing/photo-eyes.ts';
import { lipContours } from './lip-contours.ts';
import { mouthSource } from './mouth-mesh.ts';
import { sourceTeeth } from './source-teeth.ts';

vi.setConfig({ testTimeout: 120_000 });

it('teeth of a picture are painted again only where none of them is missing', async () => {
  const { face } = await openEyes('eu_f28', 720);
  const read = mouthSource(face, lipContours(face));
  const source = { ...read, sourceGap: Math.max(read.sourceGap, 0.03 * face.faceWidth) };
  const teethWith = (isDark: (x: number) => boolean) =>
    sourceTeeth(source, (x) => (isDark(x) ? [30, 20, 18] : [210, 205, 195]), {
      lipLight: 120,
      mouthWidth: face.mouthWidth,
    });
  expect(teethWith(() => false)?.own?.width).toBeGreaterThan(0);
  const holed = teethWith((x) => Math.abs(x - source.middleX) < 1);
  expect(holed?.color[0]).toBeGreaterThan(200);
  expect(holed?.own).toBeNull();
});
