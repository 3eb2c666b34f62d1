import { EngineError } from '@herald/media/engine-error';
import type { MadeImage } from '@herald/media/engines/image-engine';
import { readPictureHeader } from '@herald/media/picture-header';
import { sentenceOf } from '../net/ask-service.ts';

/** The picture in an answer, in the format and the size it has, whatever was asked for. */
export function pictureOf(bytes: Uint8Array, title: string): MadeImage {
  const header = readPictureHeader(bytes);
  if (header === 'cut') throw failed(`${title} sent a picture that is cut off.`);
  if (header === 'unknown') {
    const said = sentenceOf(new TextDecoder().decode(bytes.subarray(0, 10_000)));
    throw failed(said ? `${title} said: ${said}` : `${title} sent something that is not a picture.`);
  }
  const { format, widthPx, heightPx, isWhole } = header;
  if (!isWhole) throw failed(`${title} sent a picture that is cut off.`);
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') {
    throw failed(`${title} sent a picture of the format ${format}, which Herald does not keep.`);
  }
  return { bytes, format, widthPx, heightPx };
}

export const failed = (message: string): EngineError => new EngineError('engine_failed', message, { retryable: false });
