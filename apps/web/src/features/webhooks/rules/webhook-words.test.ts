import { expect, it } from 'vitest';
import { amountText, successRateText, toneOf } from './webhook-words.ts';

it.each([
  [{ amount: 67, currency: 'USD' }, '$67.00'],
  [{ amount: 1297.5, currency: null }, '$1,297.50'],
  [{ amount: -27, currency: 'USD' }, '-$27.00'],
  [{ amount: 27, currency: 'EUR' }, '27.00 EUR'],
  [{ amount: null, currency: 'USD' }, '–'],
])('%j is %s', (money, text) => {
  expect(amountText(money)).toBe(text);
});

it('has no rate without events', () => {
  const none = {
    total_events: 0,
    error_rate: 0,
    period_days: 7,
    events_by_status: {},
    events_by_source: {},
    events_by_day: [],
  };
  expect(successRateText(none)).toBe('–');
  expect(successRateText({ ...none, total_events: 1, events_by_status: { pending: 1 } })).toBe('–');
  expect(successRateText({ ...none, total_events: 50, error_rate: 2 })).toBe('98.0%');
});

it('shows a status it does not know without a judgement', () => {
  expect(toneOf('queued')).toBe('idle');
});
