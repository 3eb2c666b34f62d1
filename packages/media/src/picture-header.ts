export type PictureFileFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'bmp' | 'ico';

/** What the first bytes of a picture file say, read without decoding it. */
export interface PictureHeader {
  readonly format: PictureFileFormat;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The file ends where its own structure says it should. */
  readonly isWhole: boolean;
}

/**
 * Reads format, size and completeness from the file itself, whatever its name says: `unknown` for anything that is not
 * one of these formats, `cut` for a file that ends inside its header.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | 'unknown' | 'cut' {
  const reader = READERS.find(({ recognises }) => recognises(bytes));
  if (!reader) return 'unknown';
  try {
    const found = reader.read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes);
    return found ? { format: reader.format, ...found } : 'unknown';
  } catch (error) {
    if (error instanceof RangeError) return 'cut';
    throw error;
  }
}

type Found = Omit<PictureHeader, 'format'>;

interface HeaderReader {
  format: PictureFileFormat;
  recognises(bytes: Uint8Array): boolean;
  read(view: DataView, bytes: Uint8Array): Found | undefined;
}

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const READERS: readonly HeaderReader[] = [
  {
    format: 'jpeg',
    recognises: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
    read: readJpeg,
  },
  { format: 'png', recognises: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', read: readPng },
  { format: 'gif', recognises: (bytes) => ascii(bytes, 0, 4) === 'GIF8', read: readGif },
  {
    format: 'webp',
    recognises: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP',
    read: readWebp,
  },
  { format: 'avif', recognises: (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 8)), read: readAvif },
  { format: 'bmp', recognises: (bytes) => ascii(bytes, 0, 2) === 'BM', read: readBmp },
  { format: 'ico', recognises: (bytes) => ascii(bytes, 0, 4) === '\0\0\x01\0', read: readIco },
];

const JPEG_FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const START_OF_SCAN = 0xda;

function readJpeg(view: DataView, bytes: Uint8Array): Found | undefined {
  let at = 2;
  let size: { widthPx: number; heightPx: number } | undefined;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) return size && { ...size, isWhole: hasEndMarker(bytes, at) };
    if (JPEG_FRAMES.has(marker)) size = { heightPx: view.getUint16(at + 5), widthPx: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return size && { ...size, isWhole: false };
}

/** Phones append more data after the picture, so the end marker may be anywhere behind the scan. */
function hasEndMarker(bytes: Uint8Array, scanStart: number): boolean {
  for (let at = bytes.length - 2; at > scanStart; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function readPng(view: DataView, bytes: Uint8Array): Found | undefined {
  const size = { widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
  if (ascii(bytes, 12, 4) !== 'IHDR') return undefined;
  return { ...size, isWhole: [...pngChunks(bytes)].at(-1)?.name === 'IEND' };
}

export interface PngChunk {
  name: string;
  /** What the checksum covers: the chunk's name and data. */
  covered: Uint8Array;
  checksum: number;
}

/** The chunks of a PNG that are there whole, up to its end. */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length) return;
    const name = ascii(bytes, at + 4, 4);
    yield { name, covered: bytes.subarray(at + 4, end), checksum: view.getUint32(end) };
    if (name === 'IEND') return;
    at = end + 4;
  }
}

function readGif(view: DataView, bytes: Uint8Array): Found {
  const isWhole = bytes.subarray(-4).includes(0x3b);
  return { widthPx: view.getUint16(6, true), heightPx: view.getUint16(8, true), isWhole };
}

function readWebp(view: DataView, bytes: Uint8Array): Found | undefined {
  const isWhole = view.getUint32(4, true) + 8 <= bytes.length;
  const kind = ascii(bytes, 12, 4);
  if (kind === 'VP8X') {
    // Both sides have three bytes; the height ends the header, so it is read together with the byte before it.
    const widthPx = (view.getUint32(24, true) & 0xffffff) + 1;
    const heightPx = (view.getUint32(26, true) >>> 8) + 1;
    return { widthPx, heightPx, isWhole };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >>> 14) & 0x3fff) + 1, isWhole };
  }
  if (kind !== 'VP8 ') return undefined;
  return { widthPx: view.getUint16(26, true) & 0x3fff, heightPx: view.getUint16(28, true) & 0x3fff, isWhole };
}

/** The kinds of header that any program of the last thirty years writes. */
const BMP_HEADERS = new Set([40, 52, 56, 108, 124]);

function readBmp(view: DataView, bytes: Uint8Array): Found | undefined {
  if (!BMP_HEADERS.has(view.getUint32(14, true))) return undefined;
  const isWhole = view.getUint32(2, true) <= bytes.length;
  // A negative height says that the rows begin at the top.
  return { widthPx: view.getInt32(18, true), heightPx: Math.abs(view.getInt32(22, true)), isWhole };
}

/** An icon holds several pictures; its size is that of the largest, with each in the file whole. */
function readIco(view: DataView, bytes: Uint8Array): Found | undefined {
  const count = view.getUint16(4, true);
  if (count === 0) return undefined;
  const found = { widthPx: 0, heightPx: 0, isWhole: true };
  for (let at = 6; at < 6 + count * 16; at += 16) {
    // A side of 256 does not fit into its byte and is written as 0.
    const [widthPx, heightPx] = [view.getUint8(at) || 256, view.getUint8(at + 1) || 256];
    if (widthPx * heightPx > found.widthPx * found.heightPx) Object.assign(found, { widthPx, heightPx });
    if (view.getUint32(at + 8, true) + view.getUint32(at + 12, true) > bytes.length) found.isWhole = false;
  }
  return found;
}

function readAvif(view: DataView, bytes: Uint8Array): Found | undefined {
  let size: { widthPx: number; heightPx: number } | undefined;
  for (let at = 4; at + 16 <= Math.min(bytes.length, 65_536); at++) {
    if (ascii(bytes, at, 4) !== 'ispe') continue;
    const found = { widthPx: view.getUint32(at + 8), heightPx: view.getUint32(at + 12) };
    if (!size || found.widthPx * found.heightPx > size.widthPx * size.heightPx) size = found;
  }
  return size && { ...size, isWhole: boxesFillFile(view, bytes) };
}

function boxesFillFile(view: DataView, bytes: Uint8Array): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at);
    // The last box may have no length: it goes on to the end.
    if (length < 8) return length === 0;
    at += length;
  }
  return at === bytes.length;
}
