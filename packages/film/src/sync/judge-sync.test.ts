import { describe, expect, it } from 'vitest';
import { judgeSync, SYNC_LIMITS } from './judge-sync.ts';
import type { MouthSync, SoundSync } from './sync-report.ts';

const SOUND: SoundSync = { delayMs: 0, endDelayMs: 0, correlation: 0.99, phonesDelayMs: 3, lufs: -14 };
const MOUTH: MouthSync = {
  offsetMs: 0,
  speechOffsetMs: 0,
  driftMs: 0,
  correlation: 0.95,
  reach: 0.9,
  closures: { checked: 20, closed: 20 },
  closureMs: 80,
  snaps: 0,
  silences: 2,
  movementInSilence: 0.02,
};

const soundFaults = (change: Partial<SoundSync>): string[] =>
  judgeSync({ sound: { ...SOUND, ...change }, mouth: MOUTH, durationDifferenceMs: 0 });
const mouthFaults = (change: Partial<MouthSync>): string[] =>
  judgeSync({ sound: SOUND, mouth: { ...MOUTH, ...change }, durationDifferenceMs: 0 });
const lengthFaults = (durationDifferenceMs: number): string[] =>
  judgeSync({ sound: SOUND, mouth: MOUTH, durationDifferenceMs });

describe('the sound of a film', () => {
  it.each([-15, -14.4, -14, -13])('passes at %d LUFS', (lufs) => {
    expect(soundFaults({ lufs })).toEqual([]);
  });

  it.each([
    [-15.1, 'The loudness is -15.1 LUFS instead of -14.'],
    [-12.9, 'The loudness is -12.9 LUFS instead of -14.'],
    [Number.NaN, 'The loudness is NaN LUFS instead of -14.'],
    [Number.NEGATIVE_INFINITY, 'The sound is silent.'],
  ])('does not pass at %d LUFS', (lufs, fault) => {
    expect(soundFaults({ lufs })).toEqual([fault]);
  });

  it('must be the sound the film was made from', () => {
    expect(soundFaults({ correlation: SYNC_LIMITS.correlation })).toEqual([]);
    expect(soundFaults({ correlation: 0.69 })).toEqual(['The sound in the video is not the sound it was made from.']);
  });

  it.each([-34, 0, 34])('may be %i ms longer than the pictures', (differenceMs) => {
    expect(lengthFaults(differenceMs)).toEqual([]);
  });

  it.each([-35, 35])('may not be %i ms longer than the pictures', (differenceMs) => {
    expect(lengthFaults(differenceMs)).toEqual(['Sound and picture differ in length by 35 ms.']);
  });
});

describe('the lips of a film', () => {
  it.each([-20, -7.5, 0, 20])('may be %d ms off', (offsetMs) => {
    expect(mouthFaults({ offsetMs })).toEqual([]);
  });

  it.each([
    [21, 'The sound comes 21 ms after the lips.'],
    [-80.4, 'The sound comes 80 ms before the lips.'],
  ])('may not be %d ms off', (offsetMs, fault) => {
    expect(mouthFaults({ offsetMs })).toEqual([fault]);
  });

  it.each([
    [null, []],
    [45, []],
    [46, ['The sound comes 46 ms after the lips.']],
    [-46, ['The sound comes 46 ms before the lips.']],
  ])('are judged by the phones too, which are less exact: %d ms', (speechOffsetMs, faults) => {
    expect(mouthFaults({ speechOffsetMs })).toEqual(faults);
  });

  it('have one offset, although two measures see it', () => {
    expect(mouthFaults({ offsetMs: 60, speechOffsetMs: 62 })).toEqual(['The sound comes 60 ms after the lips.']);
  });

  it.each([
    [20, []],
    [-20, []],
    [20.6, ['Sound and lips drift apart by 21 ms.']],
    [-90, ['Sound and lips drift apart by 90 ms.']],
  ])('may drift only a little: %d ms', (driftMs, faults) => {
    expect(mouthFaults({ driftMs })).toEqual(faults);
  });

  it.each([{ correlation: 0.69 }, { reach: 0.39 }])('must follow the speech: %j', (change) => {
    expect(mouthFaults(change)).toEqual(['The mouth does not follow the speech.']);
  });

  it('have no offset worth a word when they do not follow the speech', () => {
    expect(mouthFaults({ correlation: 0, offsetMs: 300, driftMs: 300 })).toEqual([
      'The mouth does not follow the speech.',
    ]);
  });

  it.each([
    [0, 0, []],
    [1, 0, []],
    [10, 9, []],
    [10, 8, ['The lips meet on only 8 of 10 p, b and m sounds.']],
    [19, 17, []],
    [20, 17, ['The lips meet on only 17 of 20 p, b and m sounds.']],
  ])('of %i p, b and m sounds meet on %i', (checked, closed, faults) => {
    expect(mouthFaults({ closures: { checked, closed } })).toEqual(faults);
  });

  it.each([
    [null, []],
    [150, []],
    [167, ['The lips stay shut for 167 ms on p, b and m sounds.']],
  ])('open again after p, b and m: %d ms', (closureMs, faults) => {
    expect(mouthFaults({ closureMs })).toEqual(faults);
  });

  it.each([
    [6, []],
    [6.1, ['The mouth snaps open and shut.']],
  ])('snap seldom: %d times in ten seconds', (snaps, faults) => {
    expect(mouthFaults({ snaps })).toEqual(faults);
  });

  it.each([
    [0.15, []],
    [0.16, ['The mouth moves while nothing is said.']],
  ])('rest while nothing is said: %d', (movementInSilence, faults) => {
    expect(mouthFaults({ movementInSilence })).toEqual(faults);
  });

  it('need not be seen at all', () => {
    expect(judgeSync({ sound: SOUND, mouth: null, durationDifferenceMs: 0 })).toEqual([]);
  });
});

it('tells of every fault at once', () => {
  const report = {
    sound: { ...SOUND, correlation: 0, lufs: -30 },
    mouth: { ...MOUTH, offsetMs: 50, driftMs: 50, movementInSilence: 1, closures: { checked: 10, closed: 0 } },
    durationDifferenceMs: 500,
  };
  expect(judgeSync(report)).toHaveLength(7);
});
