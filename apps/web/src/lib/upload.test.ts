import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadInterruptedError, upload } from './upload.ts';

/** An upload whose line goes dead whenever the test says nothing more. */
class SilentUpload {
  static last: SilentUpload | undefined;
  onloadend: (() => void) | null = null;
  onabort: (() => void) | null = null;
  isAborted = false;
  readonly upload: { onprogress: ((progress: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };

  constructor() {
    SilentUpload.last = this;
  }

  open(): void {}
  setRequestHeader(): void {}
  send(): void {}

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentUpload);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an upload', () => {
  it('ends after a minute in which nothing moves, so that it can be tried again', async () => {
    const shares: number[] = [];
    const sending = upload({
      path: '/a2e/tts/upload-audio',
      form: new FormData(),
      signal: new AbortController().signal,
      onProgress: (share) => shares.push(share),
    });
    const outcome = sending.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(59_000);
    SilentUpload.last?.upload.onprogress?.({ loaded: 1, total: 4 });
    await vi.advanceTimersByTimeAsync(59_000);
    expect([shares, SilentUpload.last?.isAborted]).toEqual([[0.25], false]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(SilentUpload.last?.isAborted).toBe(true);
    expect(await outcome).toBeInstanceOf(UploadInterruptedError);
  });
});
