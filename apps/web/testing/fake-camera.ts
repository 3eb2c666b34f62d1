import { vi } from 'vitest';

/** A tape that holds a few bytes as soon as it is stopped. */
class FakeRecorder {
  static isTypeSupported = (type: string) => type === 'video/webm';
  readonly mimeType = 'video/webm';
  state: RecordingState = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;

  start(): void {
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['a take']) });
    this.onstop?.();
  }
}

/** A camera that shows nothing, but may be recorded; or one that is refused. */
export function connectCamera(isAllowed = true): void {
  const none = () => [];
  const stream = Object.assign(new MediaStream(), { getTracks: none, getVideoTracks: none });
  const mediaDevices = {
    getUserMedia: () =>
      isAllowed ? Promise.resolve(stream) : Promise.reject(new DOMException('Not allowed.', 'NotAllowedError')),
  };
  const withCamera = new Proxy(navigator, {
    get: (known, name) => (name === 'mediaDevices' ? mediaDevices : Reflect.get(known, name)),
  });
  vi.stubGlobal('navigator', withCamera);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
}
