import { open } from 'node:fs/promises';

const TAIL_BYTES = 70_000;
const OGG_PAGE_HEAD_BYTES = 27;

/** Whether a wav or ogg file stops in the middle of what its own headers announce; FFmpeg reads such files silently. */
export async function stopsEarly(path: string, formatName: string): Promise<boolean> {
  if (formatName !== 'wav' && formatName !== 'ogg') return false;
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const from = formatName === 'wav' ? 0 : Math.max(0, size - TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, from);
    const bytes = buffer.subarray(0, bytesRead);
    return formatName === 'wav' ? wavStopsEarly(bytes, size) : oggStopsEarly(bytes);
  } finally {
    await file.close();
  }
}

/** Recorders that stream leave the size at 0 or all ones: then nothing can be said. */
function wavStopsEarly(head: Buffer, size: number): boolean {
  if (head.length < 8) return true;
  const announced = head.readUInt32LE(4);
  return announced !== 0 && announced < 0xffff_ff00 && announced + 8 > size + 1;
}

function oggStopsEarly(tail: Buffer): boolean {
  const page = tail.lastIndexOf('OggS');
  if (page < 0 || page + OGG_PAGE_HEAD_BYTES > tail.length) return true;
  const segments = tail[page + 26] ?? 0;
  const bodyFrom = page + OGG_PAGE_HEAD_BYTES + segments;
  const lengths = tail.subarray(page + OGG_PAGE_HEAD_BYTES, bodyFrom);
  return bodyFrom + lengths.reduce((sum, length) => sum + length, 0) > tail.length;
}
