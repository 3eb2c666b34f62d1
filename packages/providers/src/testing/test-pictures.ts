import { createCanvas, loadImage } from '@napi-rs/canvas';
import { libraryPicture } from '../local/faces/library-picture.ts';

interface Form {
  format?: 'jpeg' | 'png' | 'webp';
  /** How many times as large as the picture of the library. */
  by?: number;
}

const kept = new Map<string, Promise<Buffer>>();

/** A character of the library as a picture file; three times as large, he can talk. Each form is drawn once. */
export function aTalkingPicture({ format = 'jpeg', by = 3 }: Form = {}): Promise<Buffer> {
  const name = `${format} ${by}`;
  const picture = kept.get(name) ?? drawTalking(format, by);
  kept.set(name, picture);
  return picture;
}

async function drawTalking(format: NonNullable<Form['format']>, by: number): Promise<Buffer> {
  const found = await libraryPicture('liam');
  if (!found) throw new Error('Liam is missing.');
  const small = await loadImage(found.bytes);
  const canvas = createCanvas(small.width * by, small.height * by);
  canvas.getContext('2d').drawImage(small, 0, 0, canvas.width, canvas.height);
  return format === 'png' ? canvas.encode('png') : canvas.encode(format);
}

/** A wall in one color. */
export async function aPictureOfNobody(): Promise<Buffer> {
  const canvas = createCanvas(600, 800);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#7a9cc0';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.encode('jpeg');
}
