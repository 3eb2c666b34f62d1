import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parsePhotoAnalysis } from '@herald/media/person/photo-analysis';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { libraryPicture } from './library-picture.ts';
import { localPortrait } from './local-portrait.ts';

const require = createRequire(import.meta.url);
const thumbnail = (name: string) => readFileSync(require.resolve(`@herald/stage/thumbnails/${name}.webp`));
const portrait = localPortrait();

async function enlarged(name: string, by: number): Promise<Buffer> {
  const small = await loadImage(thumbnail(name));
  const canvas = createCanvas(small.width * by, small.height * by);
  canvas.getContext('2d').drawImage(small, 0, 0, canvas.width, canvas.height);
  return canvas.encode('jpeg');
}

describe('a portrait', () => {
  it('has points that a person may correct, in pixels of the picture', async () => {
    const found = await portrait.analyse(thumbnail('emma'));
    expect([found.widthPx, found.heightPx]).toEqual([360, 480]);
    expect(found.points.length).toBe(15);
    for (const { label, x, y } of found.points) {
      expect(label).toMatch(/^[A-Z]/);
      expect(x > 60 && x < 300 && y > 100 && y < 400).toBe(true);
    }
    const { points, person } = parsePhotoAnalysis(found.analysis);
    expect([points.length, person?.size]).toEqual([478, expect.any(Number)]);
  });

  it('is judged, with reasons and what helps', async () => {
    const { gate: small } = await portrait.analyse(thumbnail('emma'));
    expect([small.answer, small.findings[0]?.reason]).toEqual(['reject', expect.stringMatching(/^The face is only/)]);
    const { gate: soft } = await portrait.analyse(await enlarged('emma', 1.5));
    expect([soft.answer, soft.findings[0]?.reason]).toEqual(['ask', expect.stringMatching(/will look soft\.$/)]);
    expect(soft.findings[0]?.hint).toContain('300 pixels');
    const { gate: large } = await portrait.analyse(await enlarged('liam', 3));
    expect(large).toEqual({ answer: 'pass', findings: [] });
  });

  it('without a face is refused with a reason', async () => {
    const empty = await portrait.analyse(createCanvas(200, 200).toBuffer('image/png'));
    expect(empty.gate).toMatchObject({ answer: 'reject' });
    expect(empty.gate.findings[0]?.reason).toBe('No face was found in this picture.');
    expect(empty.points).toEqual([]);
  });

  it('that cannot be read is refused in words for its owner', async () => {
    await expect(portrait.analyse(Buffer.from('no picture'))).rejects.toMatchObject({
      name: 'EngineError',
      kind: 'picture_unusable',
    });
  });

  it('keeps the corrections of its owner, even after it was written as JSON', async () => {
    const { analysis, points } = await portrait.analyse(thumbnail('emma'));
    const kept = JSON.parse(JSON.stringify(analysis));
    const [chin] = points.filter(({ id }) => id === 'chin');
    const moved = portrait.adjust(kept, [
      { id: 'chin', x: (chin?.x ?? 0) + 5, y: (chin?.y ?? 0) + 7 },
      { id: 'nothing', x: 1, y: 1 },
    ]);
    const { edited, points: now } = parsePhotoAnalysis(moved);
    expect(edited).toEqual(['chin']);
    expect(now[152]?.[0]).toBeCloseTo((chin?.x ?? 0) + 5, 0);
    expect(now[152]?.[1]).toBeCloseTo((chin?.y ?? 0) + 7, 0);
  });
});

describe('the library', () => {
  it('has a picture of each of its characters and of nobody else', async () => {
    const emma = await libraryPicture('emma');
    expect([emma?.format, emma?.widthPx, emma?.heightPx]).toEqual(['webp', 360, 480]);
    expect(emma?.bytes.length).toBeGreaterThan(5000);
    for (const name of ['nobody', '../package', 'emma.webp', '', 'EMMA']) {
      expect(await libraryPicture(name)).toBeUndefined();
    }
  });
});
