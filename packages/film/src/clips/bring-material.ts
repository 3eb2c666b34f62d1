import { rename, rm } from 'node:fs/promises';
import { type ClipFiles, type ClipReport, MATERIAL_LIMITS } from '@herald/media/clips';
import { FILM_FPS } from '@herald/media/film-pieces';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { readUprightPictures, type UprightClip } from '../encode/upright-pictures.ts';
import { proxyX264Options } from '../encode/x264-options.ts';
import { FilmError } from '../film-error.ts';

import { packedPlanes } from '../packed-planes.ts';
import { BookMaker } from './book-maker.ts';

/** Plain data, so that it can be sent to another process. */
export interface BringMaterial {
  path: string;
  files: ClipFiles;
}

const REPORT_EVERY = 15;
/** The preview shows every second picture, as small as a page shows it. */
const PAGES = { step: 2, shortSidePx: 432 } as const;

/** Reads a clip that films show beside their presenter: writes its proxy, the book of its preview, and a poster. */
export async function bringMaterial(
  { path, files }: BringMaterial,
  report: (share: number) => void,
): Promise<{ report: ClipReport }> {
  const draft = `${files.proxy}.draft`;
  const { longestSec, shortestSec } = MATERIAL_LIMITS;
  let opened: { clip: UprightClip; writer: SegmentWriter; book: BookMaker } | undefined;
  let frames = 0;
  try {
    await readUprightPictures({
      path,
      ...{ shortestSec, longestSec, slowestFps: 0, isFilmed: false },
      async onOpen(clip) {
        const writer = await SegmentWriter.open(draft, { ...clip, fps: FILM_FPS }, proxyX264Options());
        opened = { clip, writer, book: await BookMaker.open(files.track, clip, PAGES) };
      },
      async onPicture(planes, index) {
        await opened?.writer.write(packedPlanes(planes));
        await opened?.book.see(planes, index);
        frames = index + 1;
        const expected = (opened?.clip.durationSec || longestSec) * FILM_FPS;
        if (index % REPORT_EVERY === 0) report(Math.min(1, index / expected));
      },
    });
    await opened?.writer.finish();
    if (!opened) throw new FilmError('bad_clip', 'This file has no pictures. Upload an mp4, webm or mov video.');
    await rename(draft, files.proxy);
    await opened.book.finish(frames);
    await opened.book.writePoster(files.poster);
    return { report: reportOf(opened.clip, frames) };
  } finally {
    await opened?.writer.close();
    await opened?.book.close();
    await rm(draft, { force: true });
  }
}

/** Nobody has to speak in it, so all of it can be used. */
function reportOf({ width, height }: UprightClip, frames: number): ClipReport {
  const durationSec = frames / FILM_FPS;
  return {
    ...{ durationSec, width, height, fps: FILM_FPS, usableSec: durationSec },
    ...{ spans: [], findings: [], quality: 'good', weakest: null, hasTeeth: false },
  };
}
