import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { MemorySceneCache } from '@herald/stage';
import { expect, test, vi } from 'vitest';
import { paintedRgba } from '../testing/painted-rgba.ts';
import { openSceneDrawing, rehearseScene } from './scene-drawing.ts';

const LOOK = {
  aspect: '1:1',
  performer: { kind: 'preset', presetId: 'omar' },
  background: { kind: 'color', color: '#405060' },
  hook: { text: 'Dry skin?', durationSec: 1 },
};
const SILENT = parseSceneSpec({ ...LOOK, durationSec: 6 });
const SPOKEN = parseSceneSpec({
  ...LOOK,
  durationSec: 3,
  captions: { style: 'pop' },
  endCard: { text: 'Try it', durationSec: 0.8 },
  words: [{ text: 'Drops', startSec: 0.1, endSec: 0.6 }],
});

test('a spoken scene finds place and person of the silent one before it, and looks as if drawn at once', async () => {
  const cache = new MemorySceneCache();
  await rehearseScene({ spec: SILENT, pictures: {} }, cache);
  const kept = [vi.spyOn(cache, 'keepBackground'), vi.spyOn(cache, 'keepPerformer')];
  const rehearsed = await openSceneDrawing({ spec: SPOKEN, pictures: {} }, cache);
  for (const spy of kept) expect(spy).not.toHaveBeenCalled();
  const fresh = await openSceneDrawing({ spec: SPOKEN, pictures: {} });
  expect(rehearsed.shows(0, 90)).toBe(fresh.shows(0, 90));
  for (const frame of [0, 15])
    expect(paintedRgba(rehearsed.draw(frame)).equals(paintedRgba(fresh.draw(frame)))).toBe(true);
});

test('words beside the presenter, which bring him nearer, show the place of another framing', async () => {
  const beside = { aspect: '16:9', background: { kind: 'setting', setting: 'studio' } };
  const cache = new MemorySceneCache();
  await rehearseScene({ spec: parseSceneSpec({ ...SILENT, ...beside }), pictures: {} }, cache);
  const spec = parseSceneSpec({ ...SPOKEN, ...beside });
  const rehearsed = await openSceneDrawing({ spec, pictures: {} }, cache);
  const fresh = await openSceneDrawing({ spec, pictures: {} });
  expect(paintedRgba(rehearsed.draw(15)).equals(paintedRgba(fresh.draw(15)))).toBe(true);
});
