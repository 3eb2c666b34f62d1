import { describe, expect, it, test } from 'vitest';
import { aProgress, aVideo } from '#testing/a-video.ts';
import {
  allReadyIn,
  framesDone,
  lengthInWords,
  ordinal,
  placeInQueue,
  stageWords,
  timeLeft,
  waitInWords,
} from './progress-words.ts';

test.each([
  [0, '1 s'],
  [8.2, '9 s'],
  [89, '89 s'],
  [90, '2 min'],
  [119, '2 min'],
  [121, '3 min'],
  [5_399, '90 min'],
  [5_400, '2 h'],
])('a wait of %d s reads %s', (sec, words) => {
  expect(waitInWords(sec)).toBe(words);
});

test.each([
  [4.4, '4 s'],
  [60, '1 min'],
  [80, '1 min 20 s'],
  [3600, '1 h'],
  [3600 * 3 + 300, '3 h 5 min'],
])('a length of %d s reads %s', (sec, words) => {
  expect(lengthInWords(sec)).toBe(words);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [112, '112th'],
  [1_001, '1,001st'],
])('place %d in the queue reads %s', (place, words) => {
  expect(ordinal(place)).toBe(words);
});

test.each([
  [3, '3rd in the queue'],
  [null, 'In the queue'],
])('place %s reads %j', (queue_position, words) => {
  expect(placeInQueue(aProgress({ queue_position }))).toBe(words);
});

describe('time left', () => {
  it('is what the server measured', () => {
    expect(timeLeft(aProgress({ eta_seconds: 9 }))).toBe('9 s left');
  });

  it('is left out until the server has measured how fast it is', () => {
    expect(timeLeft(aProgress({ eta_seconds: null }))).toBeNull();
  });
});

describe('frames', () => {
  it('are counted', () => {
    expect(framesDone(aProgress({ frames_done: 1428, frames_total: 5400 }))).toBe('1,428 of 5,400');
  });

  it('are left out before anything is to be drawn', () => {
    expect(framesDone(aProgress({ frames_done: 0, frames_total: 0 }))).toBeNull();
  });
});

test('the scene is set before its first picture is counted', () => {
  expect(stageWords(aProgress({ stage: 'drawing', frames_done: 0, frames_total: 0 }))).toBe('Setting the scene');
  expect(stageWords(aProgress({ stage: 'drawing', frames_done: 0, frames_total: 300 }))).toBe('Drawing frames');
});

describe('several videos in work', () => {
  const inWork = (eta_seconds: number | null) => aVideo({ status: 'processing', progress: aProgress({ eta_seconds }) });

  it('are ready with the last of them', () => {
    expect(allReadyIn([inWork(9), inWork(41), inWork(3)])).toBe('41 s');
  });

  it('promise nothing while one of them is not measured', () => {
    expect(allReadyIn([inWork(9), inWork(null)])).toBeNull();
    expect(allReadyIn([])).toBeNull();
  });
});
