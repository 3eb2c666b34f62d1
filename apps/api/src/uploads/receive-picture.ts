import { readFile } from 'node:fs/promises';
import type { PictureFormat, UploadLimit } from '@herald/contract';
import { AppError, fieldError } from '@herald/core/errors';
import { createGate } from '@herald/core/runtime';
import { type PictureFileFormat, readPictureHeader } from '@herald/media';
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

/** What is accepted, in words for people, and what each format is kept as. */
interface PictureRule {
  accepted: string;
  keptAs: Partial<Record<PictureFileFormat, PictureFormat>>;
  minSidePx: number;
}

const pictureRule: PictureRule = {
  accepted: 'JPG, PNG, WebP, max 5MB',
  keptAs: { jpeg: 'jpeg', png: 'png', webp: 'webp' },
  minSidePx: 32,
};

/** What the picker of the page editor offers. A moving GIF stops at its first frame. */
const pagePictureRule: PictureRule = {
  accepted: 'PNG, GIF, JPG, BMP, ICO, WebP, max 5MB',
  keptAs: { ...pictureRule.keptAs, gif: 'png', bmp: 'png', ico: 'png' },
  minSidePx: 8,
};

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
  sender: PictureSender,
  limit: UploadLimit,
  { missing = missingText(pictureRule) } = {},
): Promise<ReceivedPicture> {
  return receiveByRule(sender, limit, { ...pictureRule, missing });
}

/** The same for the content of pages, which takes more formats and smaller pictures. */
export function receivePagePicture(sender: PictureSender, limit: UploadLimit): Promise<ReceivedPicture> {
  return receiveByRule(sender, limit, { ...pagePictureRule, missing: missingText(pagePictureRule) });
}

const missingText = ({ accepted }: PictureRule) => `Please choose a picture (${accepted}).`;

function receiveByRule(
  { raw, accountId }: PictureSender,
  limit: UploadLimit,
  { missing, ...rule }: PictureRule & { missing: string },
): Promise<ReceivedPicture> {
  return receiveUpload(raw, { ...limit, missing, tooLarge: rule.accepted }, async (upload) => {
    const picture = await decodeInTurn({ from: accountId }, () => cleanPicture(upload, limit.field, rule));
    return { picture, fields: upload.fields };
  });
}

async function cleanPicture(upload: ReceivedUpload, field: string, rule: PictureRule): Promise<CleanPicture> {
  const header = readPictureHeader(await readFile(upload.path));
  if (typeof header === 'string' || !header.isWhole) throw notAPicture(field, rule);
  const format = rule.keptAs[header.format];
  if (!format) throw notAPicture(field, rule);
  assertUsableSize(header, field, rule);
  const outPath = `${upload.path}-clean`;
  const redrawn = await redrawPicture({ path: upload.path, outPath, format, maxSidePx: KEPT_SIDE_PX });
  if (!redrawn) throw notAPicture(field, rule);
  const { widthPx, heightPx } = redrawn;
  return { bytes: await readFile(outPath), format, widthPx, heightPx, name: upload.name };
}

function assertUsableSize(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  field: string,
  { minSidePx }: PictureRule,
): void {
  if (Math.min(widthPx, heightPx) < minSidePx) {
    throw fieldError(field, `Please use a picture of at least ${minSidePx} x ${minSidePx} pixels.`);
  }
  if (Math.max(widthPx, heightPx) > MAX_SIDE_PX || widthPx * heightPx > MAX_PIXELS) {
    throw fieldError(field, 'This picture has too many pixels. Please use one of at most 50 megapixels.');
  }
}

function notAPicture(field: string, { accepted }: PictureRule): AppError {
  return new AppError('unsupported_media_type', {
    message: `This file is not a picture we can read (${accepted}).`,
    errors: { [field]: [accepted] },
  });
}
