import { describe, expect, it } from 'vitest';
import { secondsOf } from './encode/seconds-of.ts';
import { i420Bytes } from './film-format.ts';
import { filmMetadata } from './render/film-metadata.ts';

it.each([
  [2, 2, 6],
  [64, 48, 4608],
  [720, 1280, 1_382_400],
  [1920, 1080, 3_110_400],
])('a picture of %i x %i takes %i bytes', (width, height, bytes) => {
  expect(i420Bytes({ width, height })).toBe(bytes);
});

it.each([
  [0n, 1, 30, 0],
  [45n, 1, 30, 1.5],
  [-512n, 1, 51_200, -0.01],
  [90_000n * 3600n, 1, 90_000, 3600],
])('the time stamp %d of %i/%i s is second %d', (pts, num, den, seconds) => {
  expect(secondsOf(pts, { num, den })).toBe(seconds);
});

describe('what a film says about itself', () => {
  it.each(['', 'My video', 'Ünïcode & "quotes"'])('has the title %j as it was given', (title) => {
    expect(filmMetadata({ title, isRecorded: false, isFilmed: false }).title).toBe(title);
  });

  it('does not call a recording synthetic', () => {
    expect(filmMetadata({ title: '', isRecorded: true, isFilmed: false }).comment).toMatch(
      /presenter in this video is synthetic\. The voice is a recording/,
    );
    expect(filmMetadata({ title: '', isRecorded: false, isFilmed: false }).comment).toMatch(
      /the voice in this video are synthetic/,
    );
  });

  it.each([
    [true, /their mouth and expression in this video are synthetic\. The voice is a recording/],
    [false, /their mouth, expression and voice in this video are synthetic/],
  ])('says what of a filmed person is made, where the voice is a recording: %s', (isRecorded, made) => {
    expect(filmMetadata({ title: '', isRecorded, isFilmed: true }).comment).toMatch(made);
  });

  it('never hides that it was generated', () => {
    expect(filmMetadata({ title: '', isRecorded: false, isFilmed: false }).comment).toMatch(/AI-generated/);
    expect(filmMetadata({ title: '', isRecorded: false, isFilmed: false }).description).toMatch(/AI-generated/);
  });
});
