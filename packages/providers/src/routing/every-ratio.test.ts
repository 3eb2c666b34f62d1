import type { MadeVideo, MakeVideoRequest, MakingProgress } from '@herald/media/engines/video-engine';
import { videoFilesIn } from '@herald/media/engines/video-engine';
import { expect, it } from 'vitest';
import { anOrder } from '../testing/conformance/video-service-rules.ts';
import { filmEveryRatio } from './every-ratio.ts';

const TALK = { pcm: new Float32Array(1), sampleRateHz: 16_000, words: [], phones: [] };

function requestOf(more_ratios: ('4:5' | '1:1' | '16:9')[], told: MakingProgress[] = []): MakeVideoRequest {
  return {
    order: { ...anOrder, output: { ...anOrder.output, aspect_ratio: '9:16', more_ratios } },
    audio: { ...TALK, mouth: { fps: 1, frames: [] } } as unknown as MakeVideoRequest['audio'],
    workFolder: '/work',
    files: videoFilesIn('/out'),
    firstPicture: '/out/first.jpg',
    onProgress: (progress) => void told.push(progress),
    signal: new AbortController().signal,
  };
}

const filmed = ({ files }: MakeVideoRequest, changes: Partial<MadeVideo> = {}): MadeVideo => {
  return { files, durationSec: 1, sizeBytes: 4, transcript: '', report: { frames: 30 }, faults: [], ...changes };
};

it('films each ratio once, in files and segments of its own, and counts their frames together', async () => {
  const told: MakingProgress[] = [];
  const asked: MakeVideoRequest[] = [];
  const made = await filmEveryRatio(requestOf(['1:1', '16:9'], told), async (request) => {
    asked.push(request);
    request.onProgress({ stage: 'checking', framesDone: 30, framesTotal: 30, framesKept: 30 });
    return filmed(request);
  });
  expect(asked.map(({ order }) => order.output.aspect_ratio)).toEqual(['9:16', '1:1', '16:9']);
  expect(asked.map(({ workFolder, firstPicture }) => [workFolder, firstPicture])).toEqual([
    ['/work', '/out/first.jpg'],
    ['/work/1x1', undefined],
    ['/work/16x9', undefined],
  ]);
  expect(made.files.video).toBe('/out/video.mp4');
  expect(made.others?.map(({ aspect, files }) => [aspect, files.video])).toEqual([
    ['1:1', '/out/1x1/video.mp4'],
    ['16:9', '/out/16x9/video.mp4'],
  ]);
  expect(told.map(({ stage, framesDone, framesTotal }) => [stage, framesDone, framesTotal])).toEqual([
    ['drawing', 30, 90],
    ['drawing', 60, 90],
    ['checking', 90, 90],
  ]);
});

it('says in which ratio a film is not good enough', async () => {
  const made = await filmEveryRatio(requestOf(['16:9']), async (request) =>
    filmed(request, request.order.output.aspect_ratio === '16:9' ? { faults: ['Lips are late.'] } : {}),
  );
  expect(made.faults).toEqual(['In 16:9: Lips are late.']);
});

it('films no other ratio after one that is not good enough', async () => {
  let films = 0;
  const made = await filmEveryRatio(requestOf(['16:9']), async (request) => {
    films += 1;
    return filmed(request, { faults: ['Lips are late.'] });
  });
  expect([films, made.faults, made.others]).toEqual([1, ['Lips are late.'], undefined]);
});
