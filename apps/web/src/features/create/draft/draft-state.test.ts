import { type DraftContent, draftContent } from '@herald/contract/draft';
import { describe, expect, test } from 'vitest';
import { isSameContent, isSameWork } from './content-rules.ts';
import { draftStatus, isUnsaved, mineKept, openDraft, otherFound, otherTaken, savedAs } from './draft-state.ts';

const titled = (title: string, patch: Partial<DraftContent> = {}): DraftContent => ({
  ...draftContent.parse({ title }),
  ...patch,
});
const saved = { version: 3, content: titled('Saved') };

describe('what was left in this browser', () => {
  test('nothing left: the server’s version is shown', () => {
    expect(openDraft(saved, null)).toMatchObject({ content: saved.content, other: null });
  });

  test('left over the same version: it goes on where it stopped', () => {
    const state = openDraft(saved, { version: 3, content: titled('Typed') });
    expect(state.content.title).toBe('Typed');
    expect(draftStatus(state)).toBe('unsaved');
  });

  test('saved after all, the answer was lost: nothing to ask about', () => {
    const state = openDraft(saved, { version: 2, content: titled('Saved') });
    expect(draftStatus(state)).toBe('saved');
  });

  test('changed on another device meanwhile: somebody has to choose', () => {
    const state = openDraft(saved, { version: 2, content: titled('Typed') });
    expect(draftStatus(state)).toBe('conflict');
    expect(state.content.title).toBe('Typed');
    expect(state.other).toBe(saved);
  });
});

describe('another version on the server', () => {
  const other = { version: 4, content: titled('Other') };
  const clean = openDraft(saved, null);
  const typed = { ...clean, content: titled('Typed') };

  test('is followed where nothing is at stake, without leaving the step', () => {
    const onStep2 = { ...clean, content: { ...clean.content, step: 2 as const } };
    const state = otherFound(onStep2, other);
    expect(state.content).toMatchObject({ title: 'Other', step: 2 });
    expect(draftStatus(state)).toBe('saved');
  });

  test('is asked about where something would be lost', () => {
    const state = otherFound(typed, other);
    expect(draftStatus(state)).toBe('conflict');
    expect(state.content.title).toBe('Typed');
  });

  test('is no matter when it says the same', () => {
    const state = otherFound(typed, { version: 4, content: titled('Typed') });
    expect(draftStatus(state)).toBe('saved');
    expect(state.saved.version).toBe(4);
  });

  test('is no matter when it is older', () => {
    expect(otherFound(typed, { version: 3, content: titled('Older') }).other).toBeNull();
  });

  test('Use the other version: it is shown, and counts as saved', () => {
    const state = otherTaken(otherFound(typed, other));
    expect(state).toMatchObject({ other: null, saved: { version: 4 } });
    expect(state.content.title).toBe('Other');
    expect(isUnsaved(state)).toBe(false);
  });

  test('Keep mine: it is saved over the other one', () => {
    const state = mineKept(otherFound(typed, other));
    expect(state).toMatchObject({ other: null, saved: { version: 4 } });
    expect(state.content.title).toBe('Typed');
    expect(isUnsaved(state)).toBe(true);
  });
});

test('what was typed while saving is still unsaved', () => {
  const typed = { ...openDraft(saved, null), content: titled('Typed later') };
  const state = savedAs(typed, 4, titled('Typed'));
  expect(state.saved.version).toBe(4);
  expect(isUnsaved(state)).toBe(true);
});

describe('the same content', () => {
  const link = (query: string) =>
    titled('A', { output: { ...titled('A').output, logo_url: `/api/media/a/b.png?${query}` } });

  test('whatever order its fields come in', () => {
    const { voice, avatar, ...rest } = titled('A');
    expect(isSameContent(titled('A'), { avatar, voice, ...rest })).toBe(true);
    expect(isSameContent(titled('A'), titled('B'))).toBe(false);
  });

  test('whenever its media links were signed', () => {
    expect(isSameContent(link('expires=1&signature=x'), link('expires=2&signature=y'))).toBe(true);
    expect(isSameContent(link('x'), titled('A'))).toBe(false);
  });

  test('the step one stands on is content, but no work', () => {
    const onStep2 = titled('A', { step: 2 });
    expect(isSameContent(titled('A'), onStep2)).toBe(false);
    expect(isSameWork(titled('A'), onStep2)).toBe(true);
  });
});
