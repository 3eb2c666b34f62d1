import { expect, it } from 'vitest';
import { aFilmInWork, aProcess } from '../../../../testing/a-monitoring.ts';
import {
  badgeText,
  filmPlace,
  isLost,
  msText,
  percentText,
  rateText,
  slotsText,
  spanText,
} from './monitoring-words.ts';

it('names what is wrong in the badge', () => {
  expect(badgeText({ state: 'healthy', problems: [] })).toBe('Healthy');
  expect(badgeText({ state: 'critical', problems: ['2 services', '1 worker'] })).toBe('Critical: 2 services, 1 worker');
});

it('never rounds a share up to 100 %, and shows a dash where nothing was counted', () => {
  expect([0.99999, 1, null].map((share) => percentText(share))).toEqual(['99.99%', '100%', '–']);
});

it('says times, rates and spans in the unit that fits', () => {
  expect([2.84, 42.4, 1900, null].map(msText)).toEqual(['2.8 ms', '42 ms', '1.9 s', '–']);
  expect([3_100_000, null].map(rateText)).toEqual(['3.1 MB/s', '–']);
  expect([12, 2340, 7200, 300_000].map(spanText)).toEqual(['12 s', '39 min', '2 h', '3 days']);
});

it('counts the silence of a process on between two answers', () => {
  const process = aProcess({ silent_seconds: 40 });
  expect([4, 5].map((since) => isLost(process, since))).toEqual([false, true]);
});

it('says where the film of a lost worker is', () => {
  const film = aFilmInWork({ status: 'processing' });
  const lost = aProcess({ is_lost: true, films: [film] });
  expect(filmPlace(film, [lost, aProcess({ host: 'film-b', films: [film] })])).toBe('went to the worker on film-b');
  expect(filmPlace(aFilmInWork({ status: 'pending' }), [lost])).toBe('is back in the queue');
});

it('counts films and slots of the workers that are heard', () => {
  const workers = [aProcess({ film_slots: 2, films: [aFilmInWork({})] }), aProcess({ is_lost: true, film_slots: 2 })];
  expect(slotsText(workers)).toBe('1 film on air, 1 of 2 slots free');
});
