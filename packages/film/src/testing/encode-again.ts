import { open } from 'node:fs/promises';
import { readPictures } from '../encode/read-pictures.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { usualX264Options } from '../encode/x264-options.ts';
import { type FilmFormat, i420Bytes } from '../film-format.ts';
import { packedPlanes } from '../packed-planes.ts';

/** Writes the pictures of a film as bare yuv420p, one after the other. */
export async function writeRawPictures(video: string, out: string): Promise<void> {
  const file = await open(out, 'w');
  try {
    await readPictures({
      path: video,
      onPicture: async (planes) => void (await file.write(packedPlanes(planes))),
    });
  } finally {
    await file.close();
  }
}

/** Encodes bare pictures as others do and does nothing else: the floor that renders are measured against. */
export async function encodeAgain(raw: string, format: FilmFormat, out: string): Promise<void> {
  const file = await open(raw, 'r');
  const writer = await SegmentWriter.open(out, format, usualX264Options());
  const picture = new Uint8Array(i420Bytes(format));
  try {
    while ((await file.read(picture)).bytesRead === picture.length) await writer.write(picture);
    await writer.finish();
  } finally {
    await writer.close();
    await file.close();
  }
}
