const WOFF = 'wOFF';
const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const UNDRAWABLE = 'SVG ';

interface PackedTable {
  /** its entry in the directory: name, place, packed and full length, checksum */
  entry: Uint8Array;
  tag: string;
  fullLength: number;
  packed: Uint8Array;
}

/**
 * The file of a font as a canvas can draw it. Skia, on which Node and Chromium draw, takes the pictures of an emoji from the
 * font's SVG table before its COLR table, but draws only the latter: with both in the file, nothing is seen.
 */
export function drawableFont(file: Uint8Array): Uint8Array {
  return nameAt(file, 0) === WOFF ? withoutPictures(file) : file;
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** The same WOFF file without its SVG table; what stays is copied as it is packed. */
function withoutPictures(woff: Uint8Array): Uint8Array {
  const tables = tablesOf(woff).filter(({ tag }) => tag !== UNDRAWABLE);
  const start = HEADER + tables.length * ENTRY;
  const font = new Uint8Array(tables.reduce((size, { packed }) => size + padded(packed.length), start));
  const view = new DataView(font.buffer);
  font.set(woff.subarray(0, HEADER));
  view.setUint32(8, font.length);
  view.setUint16(12, tables.length);
  view.setUint32(
    16,
    tables.reduce((size, { fullLength }) => size + padded(fullLength) + SFNT_ENTRY, SFNT_HEADER),
  );
  let offset = start;
  for (const [index, { entry, packed }] of tables.entries()) {
    font.set(entry, HEADER + index * ENTRY);
    view.setUint32(HEADER + index * ENTRY + 4, offset);
    font.set(packed, offset);
    offset += padded(packed.length);
  }
  return font;
}

function tablesOf(woff: Uint8Array): PackedTable[] {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const offset = view.getUint32(at + 4);
    return {
      entry: woff.subarray(at, at + ENTRY),
      tag: nameAt(woff, at),
      fullLength: view.getUint32(at + 12),
      packed: woff.subarray(offset, offset + view.getUint32(at + 8)),
    };
  });
}
