import { probeMedia } from '../encode/probe-media.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { repeatPictures } from '../foreign/repeat-pictures.ts';

/** The pictures of a film alone, each shown so much later. */
export async function withoutSound(path: string, out: string, laterSec = 0): Promise<string> {
  const { video } = await probeMedia(path);
  if (!video) throw new Error('This film has no pictures.');
  const fps = 30;
  const writer = await SegmentWriter.open(out, { width: video.width, height: video.height, fps });
  try {
    const frames = video.frames + Math.round(laterSec * fps);
    await repeatPictures({ path, writer, frames, earlierSec: -laterSec, onFrame: () => undefined });
    await writer.finish();
  } finally {
    await writer.close();
  }
  return out;
}
