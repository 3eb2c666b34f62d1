import { crc32 } from 'node:zlib';
import { PictureError } from './picture-error.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** What the first bytes of a picture file say, read without decoding it. */
export interface PortraitHeader {
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  /** the file ends where its own structure says it should */
  readonly complete: boolean;
}

/** Reads size and completeness from the file itself, whatever its name says. */
export function readPortraitHeader(bytes: Uint8Array): PortraitHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reader = readers.find(({ recognises }) => recognises(bytes));
  if (!reader) throw new PictureError('not-a-picture');
  try {
    return { format: reader.format, ...reader.read(view, bytes) };
  } catch (error) {
    if (error instanceof RangeError) throw new PictureError('truncated');
    throw error;
  }
}

interface HeaderReader {
  format: PictureFormat;
  recognises(bytes: Uint8Array): boolean;
  read(view: DataView, bytes: Uint8Array): Omit<PortraitHeader, 'format'>;
}

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const readers: readonly HeaderReader[] = [
  {
    format: 'jpeg',
    recognises: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
    read: readJpeg,
  },
  { format: 'png', recognises: (bytes) => ascii(bytes, 1, 3) === 'PNG', read: readPng },
  { format: 'gif', recognises: (bytes) => ascii(bytes, 0, 4) === 'GIF8', read: readGif },
  {
    format: 'webp',
    recognises: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP',
    read: readWebp,
  },
  { format: 'avif', recognises: (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 8)), read: readAvif },
];

const jpegFrames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

function readJpeg(view: DataView, bytes: Uint8Array): Omit<PortraitHeader, 'format'> {
  let at = 2;
  let size: { width: number; height: number } | undefined;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (jpegFrames.has(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xda) break;
    at += 2 + view.getUint16(at + 2);
  }
  if (!size) throw new PictureError('not-a-picture');
  return { ...size, complete: endsWithMarker(bytes, at) };
}

/** Phones append more data after the picture, so the end marker may stand anywhere behind the scan. */
function endsWithMarker(bytes: Uint8Array, scanStart: number): boolean {
  for (let at = bytes.length - 2; at > scanStart; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function readPng(view: DataView, bytes: Uint8Array): Omit<PortraitHeader, 'format'> {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length) break;
    if (ascii(bytes, at + 4, 4) === 'IEND') return { ...size, complete: true };
    // A size that breaks a limit is the better answer, so the first chunk goes unchecked.
    if (at > 8 && crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) throw new PictureError('undecodable');
    at = end + 4;
  }
  return { ...size, complete: false };
}

function readGif(view: DataView, bytes: Uint8Array): Omit<PortraitHeader, 'format'> {
  const complete = bytes.subarray(-4).includes(0x3b);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), complete };
}

function readWebp(view: DataView, bytes: Uint8Array): Omit<PortraitHeader, 'format'> {
  const complete = view.getUint32(4, true) + 8 <= bytes.length;
  const kind = ascii(bytes, 12, 4);
  if (kind === 'VP8X') {
    const word = (at: number) => (view.getUint32(at, true) & 0xffffff) + 1;
    return { width: word(24), height: word(27), complete };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, complete };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, complete };
}

function readAvif(view: DataView, bytes: Uint8Array): Omit<PortraitHeader, 'format'> {
  let size: { width: number; height: number } | undefined;
  for (let at = 4; at + 16 <= Math.min(bytes.length, 65_536); at++) {
    if (ascii(bytes, at, 4) !== 'ispe') continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!size || found.width * found.height > size.width * size.height) size = found;
  }
  if (!size) throw new PictureError('not-a-picture');
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at);
    if (length < 8) return { ...size, complete: length === 0 };
    at += length;
  }
  return { ...size, complete: at === bytes.length };
}
