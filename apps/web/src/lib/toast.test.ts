import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test('what is told before the toaster is there waits for it', async () => {
  const { connectToaster, toastError, toastSuccess, toastsWanted } = await import('./toast.ts');
  const wanted = vi.fn();
  toastsWanted.subscribe(wanted);
  expect(toastsWanted.read()).toBe(false);

  toastSuccess('Welcome back!', "You've been successfully logged in.");
  toastError('Login failed');
  expect(toastsWanted.read()).toBe(true);

  const show = vi.fn();
  connectToaster(show);
  expect(show.mock.calls).toEqual([
    [{ kind: 'success', title: 'Welcome back!', description: "You've been successfully logged in." }],
    [{ kind: 'error', title: 'Login failed' }],
  ]);
});

test('what is told twice in one moment is shown once, and again later', async () => {
  const { connectToaster, toastError } = await import('./toast.ts');
  const show = vi.fn();
  connectToaster(show);
  toastError('Invalid reset link');
  toastError('Invalid reset link');
  expect(show).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  toastError('Invalid reset link');
  expect(show).toHaveBeenCalledTimes(2);
});

test('afterwards every toast is shown at once, and only once', async () => {
  const { connectToaster, toastError } = await import('./toast.ts');
  const show = vi.fn();
  connectToaster(show);
  const action = { label: 'Retry', onPress: () => undefined };
  toastError('Download Failed', 'Video URL not available', action);
  expect(show).toHaveBeenCalledExactlyOnceWith({
    kind: 'error',
    title: 'Download Failed',
    description: 'Video URL not available',
    action,
  });
});
