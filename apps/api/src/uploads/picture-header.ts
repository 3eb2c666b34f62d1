import type { PictureFormat } from '@herald/contract';

export interface PictureHeader {
  format: PictureFormat;
  widthPx: number;
  heightPx: number;
}

/** What the first bytes of a whole JPEG, PNG or WebP file say; undefined for anything else, and for half a file. */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  try {
    return readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes);
  } catch (error) {
    // A length that leads behind the end of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const JPEG_START = 0xffd8;
const JPEG_END = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = 0xda;
/** Frames of every kind a JPEG may have, but for tables, which lie between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== JPEG_START) return undefined;
  let header: PictureHeader | undefined;
  for (let at = 2; bytes.readUInt8(at) === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) return bytes.lastIndexOf(JPEG_END) > at ? header : undefined;
    if (isFrame(marker)) {
      header = { format: 'jpeg', heightPx: bytes.readUInt16BE(at + 5), widthPx: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');

function readPng(bytes: Buffer): PictureHeader | undefined {
  const isWhole = bytes.subarray(0, PNG_START.length).equals(PNG_START) && bytes.includes('IEND', 0, 'latin1');
  if (!isWhole) return undefined;
  return { format: 'png', widthPx: bytes.readUInt32BE(16), heightPx: bytes.readUInt32BE(20) };
}

function readWebp(bytes: Buffer): PictureHeader | undefined {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || bytes.readUInt32LE(4) + 8 > bytes.length) return undefined;
  const size = webpSize(bytes);
  return size && { format: 'webp', ...size };
}

function webpSize(bytes: Buffer): { widthPx: number; heightPx: number } | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { widthPx: bytes.readUIntLE(24, 3) + 1, heightPx: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { widthPx: bytes.readUInt16LE(26) & 0x3fff, heightPx: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const packed = bytes.readUInt32LE(21);
  return { widthPx: (packed & 0x3fff) + 1, heightPx: ((packed >>> 14) & 0x3fff) + 1 };
}
