import { crc32 } from 'node:zlib';
import { type PictureFileFormat, pngChunks, readPictureHeader } from '@herald/media/picture-header';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import type { Pixels } from '../pixels.ts';
import { PictureError, portraitLimits } from './picture-error.ts';

/** A portrait as upright RGBA pixels, ready for the landmarker. */
export interface DecodedPortrait {
  readonly pixels: Pixels;
  readonly format: PictureFileFormat;
  /** size of the upright picture before it was brought down to `largestSidePx` */
  readonly sourceWidth: number;
  readonly sourceHeight: number;
}

/** More than a 1080p frame can show; larger pictures are brought down to it. */
const largestSidePx = 2560;

/** Decodes an uploaded picture: turned as its EXIF says, first frame of an animation, CMYK converted; else a PictureError. */
export async function decodePortrait(bytes: Uint8Array): Promise<DecodedPortrait> {
  const { format } = checkHeader(bytes);
  const image = await decode(bytes);
  const scale = Math.min(1, largestSidePx / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(image, 0, 0, width, height);
  ctx.globalCompositeOperation = 'destination-over';
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  const { data } = ctx.getImageData(0, 0, width, height);
  return { pixels: { width, height, data }, format, sourceWidth: image.width, sourceHeight: image.height };
}

function checkHeader(bytes: Uint8Array): { format: PictureFileFormat } {
  if (bytes.length === 0) throw new PictureError('empty');
  if (bytes.length > portraitLimits.bytes) throw new PictureError('too-heavy');
  const header = readPictureHeader(bytes);
  if (header === 'unknown') throw new PictureError('not-a-picture');
  if (header === 'cut') throw new PictureError('truncated');
  const { format, widthPx: width, heightPx: height, isWhole } = header;
  if (width === 0 || height === 0) throw new PictureError('no-size');
  if (Math.max(width, height) > portraitLimits.sidePx || width * height > portraitLimits.pixels) {
    throw new PictureError('too-large');
  }
  if (Math.min(width, height) < portraitLimits.smallestSidePx) throw new PictureError('too-small');
  if (!isWhole) throw new PictureError('truncated');
  if (format === 'png' && hasBrokenChunk(bytes)) throw new PictureError('undecodable');
  return { format };
}

/** The decoder fills the rest of a damaged PNG with nothing and says no word; only the checksums tell. */
function hasBrokenChunk(bytes: Uint8Array): boolean {
  return [...pngChunks(bytes)].some(({ name, covered, checksum }) => name !== 'IHDR' && crc32(covered) !== checksum);
}

async function decode(bytes: Uint8Array): Promise<Image> {
  try {
    return await loadImage(bytes);
  } catch (error) {
    throw new PictureError('undecodable', error);
  }
}
