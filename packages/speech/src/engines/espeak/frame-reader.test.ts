import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { FrameReader } from './frame-reader.ts';

const SAMPLES = Int16Array.of(1, -2, 300, -32768);
const FRAME = Buffer.concat([Buffer.from('{"id":7,"bytes":8}\n'), Buffer.from(SAMPLES.buffer)]);

describe('frames from the eSpeak program', () => {
  it('are whole whatever the sizes of the chunks', () => {
    for (const size of [1, 3, 19, 20, 1000]) {
      const reader = new FrameReader<{ id: number }>();
      let frame: ReturnType<typeof reader.push>;
      for (let at = 0; at < FRAME.length; at += size) frame = reader.push(FRAME.subarray(at, at + size));
      expect(frame?.header.id).toBe(7);
      expect(frame?.samples).toEqual(SAMPLES);
    }
  });

  it('may carry no samples at all', () => {
    const frame = new FrameReader<{ error: string }>().push(Buffer.from('{"error":"unknown_voice","bytes":0}\n'));
    expect(frame?.header.error).toBe('unknown_voice');
    expect(frame?.samples.length).toBe(0);
  });
});
