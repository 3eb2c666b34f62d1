import type { AuditEntry } from '@herald/contract/endpoints/audit-log';
import { expect, it } from 'vitest';
import { changeText, fieldWords } from './audit-text.ts';

const entryWith = (facts: Partial<Pick<AuditEntry, 'changes' | 'details'>>) =>
  ({ changes: {}, details: {}, ...facts }) as AuditEntry;

it.each([
  ['video_seconds', 'video seconds'],
  ['storedBytes', 'stored bytes'],
])('reads %s as %s', (field, words) => {
  expect(fieldWords(field)).toBe(words);
});

it.each<[Partial<Pick<AuditEntry, 'changes' | 'details'>>, string]>([
  [{ changes: { max_videos_per_user: { from: 80, to: 100 } } }, 'max videos per user: 80 to 100'],
  [{ changes: { link: { from: null, to: 'https://a.example' } } }, 'link: – to https://a.example'],
  [{ changes: { password: {} } }, 'password'],
  [{ details: { plan: 'DFY' } }, 'plan: DFY'],
  [{ details: { name: 'Desk', ids: ['a', 'b'] } }, 'ids: a, b'],
  [{ details: { name: 'Desk' } }, '–'],
])('says what changed: %j', (facts, words) => {
  expect(changeText(entryWith(facts))).toBe(words);
});
