import { dirname, join } from 'node:path';
import type { Aspect } from '@herald/media/choices';
import {
  type MadeVideo,
  type MakeVideoRequest,
  type MakingProgress,
  videoFilesIn,
} from '@herald/media/engines/video-engine';
import { ratiosOfFilm, ratioToken } from '@herald/media/frame-size';

type Film = (request: MakeVideoRequest) => Promise<MadeVideo>;

/** Films an order in every ratio it names, one after the other: to the same sound, and each laid out for its frame. */
export async function filmEveryRatio(request: MakeVideoRequest, film: Film): Promise<MadeVideo> {
  const ratios = ratiosOfFilm(request.order.output);
  const [own, ...others] = ratios;
  const first = await film(inRatio(request, own, { before: 0, of: ratios.length }));
  const made: { aspect: Aspect; film: MadeVideo }[] = [];
  for (const [index, aspect] of others.entries()) {
    request.signal.throwIfAborted();
    // What is not good enough is not handed out, so the others would be for nothing.
    if (first.faults.length > 0) break;
    const place = { before: index + 1, of: ratios.length };
    made.push({ aspect, film: await film(besides(inRatio(request, aspect, place), aspect)) });
  }
  if (made.length === 0) return first;
  return {
    ...first,
    others: made.map(({ aspect, film: { files, sizeBytes, transparent } }) => ({
      ...{ aspect, files, sizeBytes },
      ...(transparent && { transparent }),
    })),
    report: { ...first.report, others: made.map(({ aspect, film: { report } }) => ({ aspect, ...report })) },
    faults: made.flatMap(({ aspect, film: { faults } }) => faults.map((fault) => `In ${aspect}: ${fault}`)),
  };
}

interface Place {
  /** How many ratios are finished. */
  before: number;
  of: number;
}

function inRatio(request: MakeVideoRequest, aspect: Aspect, place: Place): MakeVideoRequest {
  const { order } = request;
  return {
    ...request,
    order: { ...order, output: { ...order.output, aspect_ratio: aspect, more_ratios: [] } },
    onProgress: (progress) => request.onProgress(inAll(progress, place)),
  };
}

/** Segments and files of its own; the first picture and what was prepared are those of the first ratio. */
function besides({ rehearsal: _r, firstPicture: _p, ...request }: MakeVideoRequest, aspect: Aspect): MakeVideoRequest {
  const token = ratioToken(aspect);
  const files = videoFilesIn(join(dirname(request.files.video), token), request.order.output);
  return { ...request, files, workFolder: join(request.workFolder, token), isWithoutPreview: true };
}

/** Every ratio has as many frames as the others. Only the last one is followed by nothing but checks. */
function inAll(progress: MakingProgress, { before, of }: Place): MakingProgress {
  const { framesTotal, etaSec: _, ...rest } = progress;
  return {
    ...rest,
    stage: before + 1 < of ? 'drawing' : progress.stage,
    framesDone: before * framesTotal + progress.framesDone,
    framesTotal: of * framesTotal,
    framesKept: before * framesTotal + progress.framesKept,
    ...(of === 1 && progress.etaSec !== undefined && { etaSec: progress.etaSec }),
  };
}
