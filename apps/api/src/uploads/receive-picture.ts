import { readFile } from 'node:fs/promises';
import { type PictureFormat, pictureFormats, type UploadLimit } from '@herald/contract';
import { AppError, fieldError } from '@herald/core/errors';
import { createGate } from '@herald/core/runtime';
import { readPictureHeader } from '@herald/media';
import type { FastifyRequest } from 'fastify';
import { type ReceivedUpload, receiveUpload } from './receive-upload.ts';
import { redrawPicture } from './redraw-picture.ts';

/** A picture that was decoded and encoded again: upright, no metadata, nothing but pixels. */
export interface CleanPicture {
  bytes: Uint8Array;
  format: PictureFormat;
  widthPx: number;
  heightPx: number;
  /** What the sender calls the file. */
  name: string;
}

export interface ReceivedPicture {
  picture: CleanPicture;
  /** The other fields of the form. */
  fields: Record<string, string>;
}

export interface PictureSender {
  raw: FastifyRequest;
  accountId: string;
}

const ACCEPTED = 'JPG, PNG, WebP, max 5MB';
const MIN_SIDE_PX = 32;
const MAX_SIDE_PX = 12_000;
const MAX_PIXELS = 50_000_000;
/** Twice what the largest video shows of it. */
const KEPT_SIDE_PX = 2560;

/** Each holds its pixels in memory, so only two pictures are decoded at once. */
const decodeInTurn = createGate({
  maxRunning: 2,
  maxWaiting: 50,
  perAccount: { maxWaiting: 3, maxPerMinute: 90 },
  refusal: 'rate_limited',
  retryAfterSec: 5,
});

/** Receives the picture of a multipart form; anything but a reasonable JPG, PNG or WebP is refused. */
export function receivePicture(
  { raw, accountId }: PictureSender,
  limit: UploadLimit,
  { missing = `Please choose a picture (${ACCEPTED}).` } = {},
): Promise<ReceivedPicture> {
  const rule = { ...limit, missing, tooLarge: ACCEPTED };
  return receiveUpload(raw, rule, async (upload) => {
    const picture = await decodeInTurn({ from: accountId }, () => cleanPicture(upload, limit.field));
    return { picture, fields: upload.fields };
  });
}

async function cleanPicture(upload: ReceivedUpload, field: string): Promise<CleanPicture> {
  const header = readPictureHeader(await readFile(upload.path));
  if (typeof header === 'string' || !header.isWhole) throw notAPicture(field);
  const format = pictureFormats.find((accepted) => accepted === header.format);
  if (!format) throw notAPicture(field);
  assertUsableSize(header, field);
  const outPath = `${upload.path}-clean`;
  const redrawn = await redrawPicture({ path: upload.path, outPath, format, maxSidePx: KEPT_SIDE_PX });
  if (!redrawn) throw notAPicture(field);
  const { widthPx, heightPx } = redrawn;
  return { bytes: await readFile(outPath), format, widthPx, heightPx, name: upload.name };
}

function assertUsableSize({ widthPx, heightPx }: { widthPx: number; heightPx: number }, field: string): void {
  if (Math.min(widthPx, heightPx) < MIN_SIDE_PX) {
    throw fieldError(field, `Please use a picture of at least ${MIN_SIDE_PX} x ${MIN_SIDE_PX} pixels.`);
  }
  if (Math.max(widthPx, heightPx) > MAX_SIDE_PX || widthPx * heightPx > MAX_PIXELS) {
    throw fieldError(field, 'This picture has too many pixels. Please use one of at most 50 megapixels.');
  }
}

function notAPicture(field: string): AppError {
  return new AppError('unsupported_media_type', {
    message: `This file is not a picture we can read (${ACCEPTED}).`,
    errors: { [field]: [ACCEPTED] },
  });
}
