import { describe, expect, it } from 'vitest';
import { clipOrigin, rulerMarks, soundDifference } from './clip-facts.ts';

const spokenClip = { source: 'tts', voice_id: 'ava', speech_rate: 1, voice_style: null } as const;

describe('a sound and what is chosen now', () => {
  it.each([
    [{ ttsId: 'ava', speechRate: 1 }, ''],
    [{ ttsId: 'ava', speechRate: 1, style: 'cheerful' }, 'A different style is chosen now'],
    [{ ttsId: 'mia', speechRate: 1 }, 'A different voice is chosen now'],
    [{ ttsId: 'ava', speechRate: 1.2 }, 'A different rate is chosen now'],
  ])('%j: %j', (voice, words) => {
    expect(soundDifference(spokenClip, voice)).toBe(words);
  });

  it('cannot differ where the sound is the customer’s own', () => {
    expect(soundDifference({ ...spokenClip, source: 'upload' }, { ttsId: 'mia', speechRate: 2 })).toBe('');
  });
});

describe('the marks below a wave', () => {
  it.each([
    [3, [0, 1, 2]],
    [23, [0, 5, 10, 15, 20]],
    [60, [0, 10, 20, 30, 40, 50]],
  ])('of %i s', (durationSec, marks) => {
    expect(rulerMarks(durationSec)).toEqual(marks);
  });

  it('never are more than can be read', () => {
    for (let sec = 1; sec < 700; sec += 7) expect(rulerMarks(sec).length).toBeLessThanOrEqual(8);
  });
});

const clip = { name: 'talk.wav', speech_rate: 1.2, duration: 23.1, words: [{ text: 'Hi', start: 0, end: 1 }] };

describe('where a sound comes from', () => {
  it.each([
    ['tts', 'AI voice, 1.2x, 0:23, 1 word'],
    ['upload', 'Uploaded, talk.wav, 0:23'],
    ['recording', 'Recorded, talk.wav, 0:23'],
  ] as const)('%s', (source, words) => {
    expect(clipOrigin({ ...clip, source })).toBe(words);
  });

  it('a voice whose name is known is called by it', () => {
    expect(clipOrigin({ ...clip, source: 'tts' }, 'Ava')).toBe('Ava, 1.2x, 0:23, 1 word');
  });
});
