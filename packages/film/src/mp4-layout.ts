import { open } from 'node:fs/promises';

const BOX_HEAD_BYTES = 16;

/** Whether the index of an mp4 lies before its media, so that a browser can play while it loads. */
export async function startsFast(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(BOX_HEAD_BYTES);
    for (let at = 0; at + 8 <= size; ) {
      await file.read(head, 0, BOX_HEAD_BYTES, at);
      const type = head.toString('latin1', 4, 8);
      if (type === 'moov') return true;
      if (type === 'mdat') return false;
      const bytes = head.readUInt32BE(0);
      at += bytes === 1 ? Number(head.readBigUInt64BE(8)) : bytes;
      if (bytes === 0) return false;
    }
    return false;
  } finally {
    await file.close();
  }
}
