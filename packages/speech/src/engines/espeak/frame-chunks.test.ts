import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { FrameReader } from './frame-reader.ts';

const SAMPLES = [0, 1, -1, 32_767, -32_768, 2570];
const sent = Buffer.concat([
  Buffer.from(`${JSON.stringify({ bytes: SAMPLES.length * 2, rateHz: 22_050 })}\n`),
  Buffer.from(Int16Array.from(SAMPLES).buffer),
]);

function readInChunks(size: number) {
  const reader = new FrameReader<{ rateHz: number }>();
  const frames = [];
  for (let at = 0; at < sent.length; at += size) frames.push(reader.push(sent.subarray(at, at + size)));
  return frames;
}

describe('a frame of speech', () => {
  it.each([1, 2, 3, 7, 20, sent.length])('is whole when it comes in chunks of %i bytes', (size) => {
    const last = readInChunks(size).at(-1);
    expect(last?.header.rateHz).toBe(22_050);
    expect([...(last?.samples ?? [])]).toEqual(SAMPLES);
  });

  it.each([1, 3, 7])('is not there before its last byte has come, in chunks of %i bytes', (size) => {
    expect(
      readInChunks(size)
        .slice(0, -1)
        .every((frame) => frame === undefined),
    ).toBe(true);
  });

  it('may hold no sound at all', () => {
    const frame = new FrameReader().push(Buffer.from('{"bytes":0}\n'));
    expect(frame?.samples).toHaveLength(0);
  });
});
