import { readFile } from 'node:fs/promises';
import { decodeText } from '@herald/contract/decode-text';
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
  const { text, encoding } = decodeText(bytes);
  if (looksBinary(text)) throw new RenderUseError(`${path} is not a text file. Save it as UTF-8 text.`);
  const isGuessed = encoding === 'windows-1252';
  return { text, notes: isGuessed ? [`${path} is not UTF-8. It was read as Windows-1252.`] : [] };
}

function looksBinary(text: string): boolean {
  const controls = text.match(/(?![\n\r\t\f])\p{Cc}/gu)?.length ?? 0;
  return controls > text.length * BINARY_SHARE;
}
