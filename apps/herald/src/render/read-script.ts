import { readFile } from 'node:fs/promises';
import { RenderUseError } from './render-error.ts';

export interface ReadScript {
  text: string;
  notes: string[];
}

/** Above this share of control characters a file is no text. */
const BINARY_SHARE = 0.02;

/** Reads a script in UTF-8 or UTF-16; what is neither is read as Windows-1252 if it looks like text. */
export async function readScript(path: string): Promise<ReadScript> {
  const bytes = await readFile(path).catch(() => {
    throw new RenderUseError(`Cannot read ${path}.`);
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode('utf-16le', bytes) ?? '', notes: [] };
  const text = decode('utf-8', bytes);
  if (text !== undefined && !looksBinary(text)) return { text, notes: [] };
  const western = decode('windows-1252', bytes) ?? '';
  if (looksBinary(western)) throw new RenderUseError(`${path} is not a text file. Save the script as UTF-8 text.`);
  return { text: western, notes: [`${path} is not UTF-8. It was read as Windows-1252.`] };
}

function decode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function looksBinary(text: string): boolean {
  const controls = text.match(/(?![\n\r\t\f])\p{Cc}/gu)?.length ?? 0;
  return controls > text.length * BINARY_SHARE;
}
