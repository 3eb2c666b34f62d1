import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadLimit } from '@herald/contract/endpoint';
import type { PictureFormat } from '@herald/contract/statuses';
import { AppError, fieldError } from '@herald/core/errors';
import { createGate } from '@herald/core/runtime';
import { type PictureFileFormat, readPictureHeader } from '@herald/media/picture-header';
import type { FastifyRequest } from 'fastify';
import { type ReceivedForm, receiveForm, receiveUpload } from './receive-upload.ts';
import { redrawPicture } from './redraw-picture.ts';
import { UPLOAD_FOLDER_PREFIX } from './sweep-uploads.ts';

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
  /** flat logos may be low */
  least: { longSidePx: number; shortSidePx: number };
  /** Said instead of the usual words when the file is too large or no picture. */
  words?: { tooLarge: string; unreadable: string };
  /** Cuts the middle out as a square with this side. */
  squarePx?: number;
}

const pictureRule: PictureRule = {
  accepted: 'JPG, PNG, WebP, max 5MB',
  keptAs: { jpeg: 'jpeg', png: 'png', webp: 'webp' },
  least: { longSidePx: 64, shortSidePx: 32 },
};

/** What the picker of the page editor offers. A moving GIF stops at its first frame. */
const pagePictureRule: PictureRule = {
  accepted: 'PNG, GIF, JPG, BMP, ICO, WebP, max 5MB',
  keptAs: { ...pictureRule.keptAs, gif: 'png', bmp: 'png', ico: 'png' },
  least: { longSidePx: 8, shortSidePx: 8 },
};

/** A picture of a person; a moving GIF stops at its first frame. */
const profilePictureRule: PictureRule = {
  accepted: 'JPG, PNG, WebP, GIF, BMP, max 5MB',
  keptAs: { jpeg: 'jpeg', png: 'webp', webp: 'webp', gif: 'webp', bmp: 'webp' },
  least: { longSidePx: 32, shortSidePx: 32 },
  words: {
    tooLarge: 'Please select an image smaller than 5MB.',
    unreadable: 'Please select an image file.',
  },
  squarePx: 512,
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
export function receivePicture(sender: PictureSender, limit: UploadLimit): Promise<ReceivedPicture> {
  return receiveByRule(sender, limit, { ...pictureRule, missing: missingText(pictureRule) });
}

/** A picture that came another way than in a form; `field` is what is named when it is refused. */
export async function cleanFetchedPicture(
  bytes: Uint8Array,
  { accountId, name, field }: { accountId: string; name: string; field: string },
): Promise<CleanPicture> {
  const folder = await mkdtemp(join(tmpdir(), UPLOAD_FOLDER_PREFIX));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    const upload = { path, name, contentType: '', sizeBytes: bytes.byteLength };
    return await decodeInTurn({ from: accountId }, () => cleanPicture(upload, field, pictureRule));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same for a form that may come without a picture; one that is not a form has none of its fields either. */
export function receiveOptionalPicture(
  { raw, accountId }: PictureSender,
  limit: UploadLimit,
  { missing }: { missing: string },
): Promise<Partial<ReceivedPicture> & Pick<ReceivedPicture, 'fields'>> {
  return receiveForm(raw, { ...limit, missing, tooLarge: pictureRule.accepted }, async ({ file, fields }) => {
    if (!file) return { fields };
    const picture = await decodeInTurn({ from: accountId }, () => cleanPicture(file, limit.field, pictureRule));
    return { picture, fields };
  });
}

/** The same for the content of pages, which takes more formats and smaller pictures. */
export function receivePagePicture(sender: PictureSender, limit: UploadLimit): Promise<ReceivedPicture> {
  return receiveByRule(sender, limit, { ...pagePictureRule, missing: missingText(pagePictureRule) });
}

/** The same for the picture of a person, cut square. */
export function receiveProfilePicture(sender: PictureSender, limit: UploadLimit): Promise<ReceivedPicture> {
  const missing = profilePictureRule.words?.unreadable ?? missingText(profilePictureRule);
  return receiveByRule(sender, limit, { ...profilePictureRule, missing });
}

const missingText = ({ accepted }: PictureRule) => `Please choose a picture (${accepted}).`;

function receiveByRule(
  { raw, accountId }: PictureSender,
  limit: UploadLimit,
  { missing, ...rule }: PictureRule & { missing: string },
): Promise<ReceivedPicture> {
  return receiveUpload(raw, { ...limit, missing, tooLarge: rule.words?.tooLarge ?? rule.accepted }, async (upload) => {
    const picture = await decodeInTurn({ from: accountId }, () => cleanPicture(upload, limit.field, rule));
    return { picture, fields: upload.fields };
  });
}

async function cleanPicture(
  upload: NonNullable<ReceivedForm['file']>,
  field: string,
  rule: PictureRule,
): Promise<CleanPicture> {
  const header = readPictureHeader(await readFile(upload.path));
  if (header === 'cut' || (header !== 'unknown' && !header.isWhole)) throw cutOff(field, rule);
  if (header === 'unknown') throw notAPicture(field, rule);
  const format = rule.keptAs[header.format];
  if (!format) throw notAPicture(field, rule);
  assertUsableSize(header, field, rule);
  const outPath = `${upload.path}-clean`;
  const { squarePx } = rule;
  const redrawn = await redrawPicture({ path: upload.path, outPath, format, maxSidePx: KEPT_SIDE_PX, squarePx });
  if (!redrawn) throw notAPicture(field, rule);
  const { widthPx, heightPx } = redrawn;
  return { bytes: await readFile(outPath), format, widthPx, heightPx, name: upload.name };
}

function assertUsableSize(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  field: string,
  { least }: PictureRule,
): void {
  const { longSidePx, shortSidePx } = least;
  if (Math.min(widthPx, heightPx) < shortSidePx || Math.max(widthPx, heightPx) < longSidePx) {
    throw fieldError(field, `Please use a picture of at least ${longSidePx} x ${shortSidePx} pixels.`);
  }
  if (Math.max(widthPx, heightPx) > MAX_SIDE_PX || widthPx * heightPx > MAX_PIXELS) {
    throw fieldError(field, 'This picture has too many pixels. Please use one of at most 50 megapixels.');
  }
}

function notAPicture(field: string, rule: PictureRule): AppError {
  return refused(field, rule, rule.words?.unreadable ?? `This file is not a picture we can read (${rule.accepted}).`);
}

/** A decoder fills what is missing with nothing, so half a product would be shown as if it were all of it. */
function cutOff(field: string, rule: PictureRule): AppError {
  return refused(field, rule, 'This picture is cut off. Please save or download it again.');
}

function refused(field: string, { accepted }: PictureRule, message: string): AppError {
  return new AppError('unsupported_media_type', {
    message,
    errors: { [field]: [accepted] },
  });
}
