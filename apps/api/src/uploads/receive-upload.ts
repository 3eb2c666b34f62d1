import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart } from '@fastify/multipart';
import type { UploadLimit } from '@herald/contract/endpoint';
import { AppError, fieldError } from '@herald/core/errors';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_FOLDER_PREFIX } from './sweep-uploads.ts';

export interface UploadRule extends UploadLimit {
  /** What is said when there is no file, and when it is too large. */
  missing: string;
  tooLarge: string;
}

/** A file as it was sent; it is gone when the work with it is done. */
export interface ReceivedUpload {
  path: string;
  /** What the sender calls the file, and what type they say it is. */
  name: string;
  contentType: string;
  sizeBytes: number;
  /** The other fields of the form. */
  fields: Record<string, string>;
}

type UploadedFile = Omit<ReceivedUpload, 'fields'>;

/** A form whose file may be left out. */
export interface ReceivedForm {
  file: UploadedFile | undefined;
  fields: Record<string, string>;
}

/** Streams the one file of a multipart form to a temporary place, works with it, and leaves nothing behind. */
export function receiveUpload<T>(
  request: FastifyRequest,
  rule: UploadRule,
  work: (upload: ReceivedUpload) => Promise<T>,
): Promise<T> {
  return receiveForm(request, rule, ({ file, fields }) => {
    if (!file) throw fieldError(rule.field, rule.missing);
    return work({ ...file, fields });
  });
}

/** The same for a form that is whole without its file. */
export async function receiveForm<T>(
  request: FastifyRequest,
  rule: UploadRule,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw fieldError(rule.field, rule.missing);
  const folder = await mkdtemp(join(tmpdir(), UPLOAD_FOLDER_PREFIX)).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause, retryAfterSec: 30 });
  });
  try {
    const form = await readForm(request, rule, join(folder, 'upload')).catch((error: unknown) => {
      throw translated(error);
    });
    return await work(form);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readForm(request: FastifyRequest, rule: UploadRule, path: string): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  const form = request.parts({ limits: { fileSize: rule.maxBytes } });
  for await (const part of form) {
    if (part.type === 'file') file = await keepFile(part, rule, path);
    else fields[part.fieldname] = textOf(part);
  }
  return { file, fields };
}

async function keepFile(part: Extract<Multipart, { type: 'file' }>, rule: UploadRule, path: string) {
  if (part.fieldname !== rule.field) throw fieldError(rule.field, rule.missing);
  const target = createWriteStream(path);
  await pipeline(part.file, target);
  if (part.file.truncated) {
    throw new AppError('payload_too_large', { message: rule.tooLarge, errors: { [rule.field]: [rule.tooLarge] } });
  }
  if (target.bytesWritten === 0) throw fieldError(rule.field, 'The file is empty.');
  // A part may be a file by its type alone.
  const name: string | undefined = part.filename;
  return {
    path,
    name: name?.replaceAll('\0', '') ?? '',
    contentType: part.mimetype.toLowerCase(),
    sizeBytes: target.bytesWritten,
  };
}

function textOf(part: Extract<Multipart, { type: 'field' }>): string {
  if (part.valueTruncated) throw fieldError(part.fieldname, 'This text is too long.');
  // PostgreSQL text cannot hold the NUL character.
  return String(part.value).replaceAll('\0', '');
}

/** The reader of forms throws plain errors about what it reads; those of the disk and of its own limits carry a code. */
function translated(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return 'code' in error ? error : new AppError('malformed', { cause: error });
}
