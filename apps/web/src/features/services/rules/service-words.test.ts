import { expect, test } from 'vitest';
import { aService } from '#testing/a-service.ts';
import { keyText, standingOf, usageText } from './service-words.ts';

const report = aService().last_test;

test.each([
  [aService(), 'Ready'],
  [aService({ is_away: true, away_reason: 'The speech server does not respond.' }), 'Not reached'],
  [aService({ is_away: true, away_reason: 'The speech server refused the key.' }), 'Key refused'],
  [aService({ key_is_lost: true, is_away: true }), 'Key lost'],
  [aService({ voices_offered: 0 }), 'No voices'],
  [aService({ kind: 'film', voices_offered: 0, last_test: null }), 'Not tested'],
  [aService({ kind: 'film', voices_offered: 0 }), 'Ready'],
  [aService({ kind: 'picture', last_test: report && { ...report, is_ok: false, message: 'No.' } }), 'Not working'],
  [
    aService({ model: 'tts-1', last_test: report && { ...report, ends: [{ model: 'tts-1', on: '2027-01-06' }] } }),
    'Ends soon',
  ],
  [aService({ last_test: report && { ...report, ends: [{ model: 'another', on: '2027-01-06' }] } }), 'Ready'],
])('the standing of a service is its worst news', (service, label) => {
  expect(standingOf(service).label).toBe(label);
});

test('a key shows its last four characters at most', () => {
  expect(keyText(aService({ has_key: true, key_ending: 'k9Qa' }))).toBe('•••• k9Qa');
  expect(keyText(aService({ has_key: true, key_ending: null }))).toBe('••••');
  expect(keyText(aService({ has_key: false, key_ending: null }))).toBe('no key');
});

test('the use of a service is counted', () => {
  expect(usageText(aService({ sounds: 1, drafts: 2 }))).toBe('1 sound in 30 days, 2 drafts name its voices');
});
