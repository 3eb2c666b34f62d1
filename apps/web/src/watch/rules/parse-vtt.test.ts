import { describe, expect, it } from 'vitest';
import { parseVtt } from './parse-vtt.ts';

describe('reading captions', () => {
  it('answers each cue with its seconds, its lines joined', () => {
    const file =
      'WEBVTT\n\n1\n00:00:00.040 --> 00:00:02.500\nOkay, so every winter\nmy skin gives up.\n\n2\n01:01.5 --> 1:00:02.000\nDry.\n';
    expect(parseVtt(file)).toEqual([
      { startSec: 0.04, endSec: 2.5, text: 'Okay, so every winter my skin gives up.' },
      { startSec: 61.5, endSec: 3602, text: 'Dry.' },
    ]);
  });

  it('takes settings, tags and Windows line ends off, and gives escaped signs back', () => {
    const file =
      'WEBVTT\r\n\r\nNOTE nothing said here\r\n\r\n00:01.000 --> 00:02.000 line:80%\r\n<v Ava>Salt &amp; <i>lime</i> &lt;3\r\n';
    expect(parseVtt(file)).toEqual([{ startSec: 1, endSec: 2, text: 'Salt & lime <3' }]);
  });

  it.each(['', 'WEBVTT', 'not captions at all', 'WEBVTT\n\n1\n00:01.000 --> 00:02.000\n'])(
    'finds nothing in %j',
    (file) => {
      expect(parseVtt(file)).toEqual([]);
    },
  );
});
