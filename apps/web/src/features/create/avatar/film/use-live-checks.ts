import { type RefObject, useEffect, useState } from 'react';
import { brightnessOf, edgeChange, type LiveCheck, liveChecks, settledChecks } from './live-checks.ts';
import { type FaceCheckState, useFaceLooks } from './use-face-looks.ts';

const LOOK_EVERY_MS = 250;
const WIDTH = 64;
const HEIGHT = 36;

/** Looks at the camera's picture four times a second, in this browser alone. */
export function useLiveChecks(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
): { checks: LiveCheck[]; faceCheck: FaceCheckState } {
  const [checks, setChecks] = useState<LiveCheck[]>([]);
  const { look, state } = useFaceLooks(video, isOn);
  useEffect(() => {
    if (!isOn) return;
    const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let before: Float32Array | undefined;
    let last: LiveCheck[] = [];
    const see = () => {
      const screen = video.current;
      if (!context || !screen || screen.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      context.drawImage(screen, 0, 0, WIDTH, HEIGHT);
      const gray = grayOf(context.getImageData(0, 0, WIDTH, HEIGHT).data);
      const now = liveChecks({
        look: look.current,
        light: brightnessOf(gray, WIDTH),
        moved: before ? edgeChange(before, gray, WIDTH) : 0,
        widthPx: screen.videoWidth,
      });
      setChecks(settledChecks(last, now));
      last = now;
      before = gray;
    };
    const timer = setInterval(see, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [video, isOn, look]);
  return { checks, faceCheck: state };
}

function grayOf(rgba: Uint8ClampedArray): Float32Array {
  const gray = new Float32Array(rgba.length / 4);
  for (let at = 0; at < gray.length; at++) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    gray[at] = 0.3 * red + 0.59 * green + 0.11 * blue;
  }
  return gray;
}
