import { AppError } from '../../errors/app-error.ts';
import { castTexts } from './cast-texts.ts';

const KINDS = [
  { begins: [0x25, 0x50, 0x44, 0x46], ending: 'pdf', type: 'application/pdf' },
  { begins: [0xff, 0xd8, 0xff], ending: 'jpg', type: 'image/jpeg' },
  { begins: [0x89, 0x50, 0x4e, 0x47], ending: 'png', type: 'image/png' },
] as const;

/** A signed release is a document or a picture of one, by what it is and not by what it is called. */
export function kindOfRelease(bytes: Uint8Array): (typeof KINDS)[number] {
  const kind = KINDS.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  if (kind) return kind;
  const message = castTexts.notADocument;
  throw new AppError('unsupported_media_type', { message, errors: { release: [message] } });
}
