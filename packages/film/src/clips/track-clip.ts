import { rename, rm, writeFile } from 'node:fs/promises';
import { CLIP_LIMITS, type ClipFiles, type ClipReport } from '@herald/media/clips';
import { FILM_FPS } from '@herald/media/film-pieces';
import { writeTrack } from '../draw/clip-track-file.ts';
import { FramePicker } from '../encode/frame-picker.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { readUprightPictures } from '../encode/upright-pictures.ts';
import { proxyX264Options } from '../encode/x264-options.ts';
import { FilmError } from '../film-error.ts';

import { planesOf } from '../packed-planes.ts';
import { jpegOf } from '../render/still-taker.ts';
import { rgbaOf } from '../rgba-of.ts';
import { BookMaker } from './book-maker.ts';
import { ClipTracker } from './clip-tracker.ts';
import { EvenPictures } from './even-pictures.ts';
import type { OpenFaceReader } from './face-reader.ts';

/** Plain data, so that it can be sent to another process. */
export interface TrackClip {
  path: string;
  files: ClipFiles;
  /** a module that exports `openFaceReader` */
  reader: string;
}

export interface TrackedClip {
  report: ClipReport;
  jitterPx: number;
}

/** Reading takes most of the time; the rest is a guess. */
const READING_SHARE = 0.85;
const REPORT_EVERY = 15;
const POSTER_LONG_SIDE = 960;
/** Every picture, so that lips and head of the preview move as those of the film. */
const PAGES = { step: 1, shortSidePx: 432 } as const;

/** Reads a clip once: writes its proxy, follows the face, judges it, and writes what films need. */
export async function trackClip(clip: TrackClip, report: (share: number) => void): Promise<TrackedClip> {
  const { files } = clip;
  const draft = `${files.proxy}.draft`;
  try {
    const tracker = await readClip(clip, draft, report);
    const { track, report: found, judged, poster } = tracker.finish();
    await rename(draft, files.proxy);
    await writeTrack(files.track, track);
    await writePoster(files, poster);
    return { report: found, jitterPx: judged.jitterPx };
  } finally {
    await rm(draft, { force: true });
  }
}

async function readClip(
  { path, reader, files }: TrackClip,
  proxy: string,
  report: (share: number) => void,
): Promise<ClipTracker> {
  const { openFaceReader } = (await import(reader)) as { openFaceReader: OpenFaceReader };
  const face = await openFaceReader();
  let opened: { tracker: ClipTracker; writer: SegmentWriter; book: BookMaker; even: EvenPictures } | undefined;
  let seen = 0;
  let frames = CLIP_LIMITS.longestSec * FILM_FPS;
  try {
    await readUprightPictures({
      path,
      shortestSec: CLIP_LIMITS.shortestSec,
      longestSec: CLIP_LIMITS.longestSec,
      async onOpen(clip) {
        const writer = await SegmentWriter.open(proxy, { ...clip, fps: FILM_FPS }, proxyX264Options());
        const book = await BookMaker.open(files.book, clip, PAGES);
        const tracker = new ClipTracker(face, clip);
        const even = new EvenPictures(clip, async (packed, index) => {
          const planes = planesOf(packed, clip.width, clip.height);
          await writer.write(packed);
          await tracker.see(planes, packed, index);
          await book.see(planes, index);
          seen = index + 1;
        });
        opened = { tracker, writer, book, even };
        if (clip.durationSec > 0) frames = clip.durationSec * FILM_FPS;
      },
      async onPicture(planes, index) {
        await opened?.even.see(planes);
        if (index % REPORT_EVERY === 0) report(Math.min(1, index / frames) * READING_SHARE);
      },
    });
    await opened?.even.finish();
    await opened?.writer.finish();
    await opened?.book.finish(seen);
  } finally {
    await opened?.writer.close();
    await opened?.book.close();
  }
  if (!opened) throw new FilmError('bad_clip', 'This file has no pictures. Upload an mp4, webm or mov video.');
  return opened.tracker;
}

async function writePoster({ proxy, poster }: ClipFiles, frame: number): Promise<void> {
  const picker = await FramePicker.open(proxy);
  try {
    let picture: { rgba: Uint8Array; size: { width: number; height: number } } | undefined;
    await picker.take(frame, (planes) => {
      const scale = Math.min(1, POSTER_LONG_SIDE / Math.max(planes.width, planes.height));
      const size = { width: Math.round(planes.width * scale), height: Math.round(planes.height * scale) };
      picture = { rgba: rgbaOf(planes, size), size };
    });
    if (picture) await writeFile(poster, await jpegOf(picture.rgba, picture.size));
  } finally {
    await picker.close();
  }
}
