import { act, render, screen } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { beforeEach, expect, test, vi } from 'vitest';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Toaster } from './toaster.tsx';

let nowMs = 1_000_000;

beforeEach(() => {
  nowMs += 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  render(<Toaster />);
});

const tell = (say: () => void) => act(async () => say());

test('a success replaces the failure that it puts right', async () => {
  await tell(() => toastError('Name required'));
  expect(await screen.findByText('Name required')).toBeDefined();
  nowMs += 1_000;
  await tell(() => toastSuccess('Account created!'));
  expect(await screen.findByText('Account created!')).toBeDefined();
  expect(sonner.getToasts()).toHaveLength(1);
});

test('a failure that is told together with a success stays beside it', async () => {
  await tell(() => toastError('2 videos could not be deleted'));
  nowMs += 20;
  await tell(() => toastSuccess('3 videos deleted'));
  expect(await screen.findByText('3 videos deleted')).toBeDefined();
  expect(screen.getByText('2 videos could not be deleted')).toBeDefined();
  expect(sonner.getToasts()).toHaveLength(2);
});

test('a failure leaves an unread failure beside it', async () => {
  await tell(() => toastError('Voices did not load'));
  nowMs += 1_000;
  await tell(() => toastError('Avatars did not load'));
  expect(await screen.findByText('Avatars did not load')).toBeDefined();
  expect(sonner.getToasts()).toHaveLength(2);
});

test('the sentence about a long name is whole', async () => {
  await tell(() => toastSuccess('Content Removed', `“${'x'.repeat(200)}” has been permanently removed.`));
  expect(await screen.findByText(/^“x+…x+” has been permanently removed\.$/)).toBeDefined();
});
