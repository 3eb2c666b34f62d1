export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/** Enough of a file to see how its letters are written. */
const LOOKED_AT = 4096;
/** Every second byte of UTF-16 is zero in most languages of the West; other texts have no zeros. */
const ZERO_SHARE = 0.2;

/** A text file of any program: UTF-8 or UTF-16, with or without a byte order mark; what is neither is Windows-1252. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = encodingOfMark(bytes) ?? encodingOfZeros(bytes.subarray(0, LOOKED_AT));
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

function encodingOfMark([first, second]: Uint8Array): TextEncoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function encodingOfZeros(bytes: Uint8Array): TextEncoding | undefined {
  let even = 0;
  let odd = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (Math.max(even, odd) < bytes.length * ZERO_SHARE) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
