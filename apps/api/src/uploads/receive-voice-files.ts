import type { UploadLimit } from '@herald/contract/endpoint';
import { limits } from '@herald/contract/limits';
import { AppError, fieldError } from '@herald/core/errors';
import type { FileToAdd } from '@herald/media/engines/voice-packs';
import type { FastifyRequest } from 'fastify';

const MISSING = 'Please choose the files of a voice.';
const TOO_LARGE = 'These files are too large for a voice: at most 1 GB in 120 files.';

/** The files of a form, one after the other as they arrive; none is ever whole in memory. */
export async function* voiceFilesOf(request: FastifyRequest, rule: UploadLimit): AsyncGenerator<FileToAdd> {
  if (!request.isMultipart()) throw fieldError(rule.field, MISSING);
  const most = limits.voiceFiles;
  const tooLarge = () =>
    new AppError('payload_too_large', { message: TOO_LARGE, errors: { [rule.field]: [TOO_LARGE] } });
  if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes) throw tooLarge();
  const got = { files: 0, bytes: 0 };
  const count = (bytes: number) => {
    got.bytes += bytes;
    if (got.bytes > rule.maxBytes) throw tooLarge();
  };
  const form = request.parts({ limits: { fileSize: rule.maxBytes, files: most + 1, parts: most + 2 } });
  for await (const part of form) {
    if (part.type !== 'file' || part.fieldname !== rule.field) throw fieldError(rule.field, MISSING);
    got.files += 1;
    if (got.files > most) throw tooLarge();
    yield { name: String(part.filename ?? '').replaceAll('\0', ''), content: counted(part.file, count) };
  }
}

async function* counted(file: AsyncIterable<Uint8Array>, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const piece of file) {
    count(piece.length);
    yield piece;
  }
}
