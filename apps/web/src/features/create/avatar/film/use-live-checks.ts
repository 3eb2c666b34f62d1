import { type RefObject, useEffect, useState } from 'react';
import { brightnessOf, edgeChange, type LightCheck, lightChecks } from './light-checks.ts';

const LOOK_EVERY_MS = 500;
const WIDTH = 64;
const HEIGHT = 36;

/** Looks at the camera's picture twice a second, in this browser alone. */
export function useLiveChecks(video: RefObject<HTMLVideoElement | null>, isOn: boolean): LightCheck[] {
  const [checks, setChecks] = useState<LightCheck[]>([]);
  useEffect(() => {
    if (!isOn) return;
    const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let before: Float32Array | undefined;
    const look = () => {
      if (!context || !video.current || video.current.readyState < 2) return;
      context.drawImage(video.current, 0, 0, WIDTH, HEIGHT);
      const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
      const now = grayOf(data);
      setChecks(lightChecks(brightnessOf(now, WIDTH), before ? edgeChange(before, now, WIDTH) : 0));
      before = now;
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [video, isOn]);
  return checks;
}

function grayOf(rgba: Uint8ClampedArray): Float32Array {
  const gray = new Float32Array(rgba.length / 4);
  for (let at = 0; at < gray.length; at++) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    gray[at] = 0.3 * red + 0.59 * green + 0.11 * blue;
  }
  return gray;
}
