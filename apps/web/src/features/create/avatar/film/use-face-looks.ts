import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FaceLook, FaceReport } from './face-messages.ts';

const LOOK_EVERY_MS = 200;
const WIDTH_PX = 640;
/** A camera that starts, or a busy machine, has no picture for a moment. */
const MISSES_MAX = 10;

export type FaceCheckState = 'loading' | 'ready' | 'failed';

/** Looks for the face in small pictures of the camera, up to five a second, beside the page; nothing leaves this browser. */
export function useFaceLooks(video: RefObject<HTMLVideoElement | null>, isOn: boolean) {
  const look = useRef<FaceLook>(undefined);
  const [state, setState] = useState<FaceCheckState>('loading');
  useEffect(() => {
    if (!isOn || typeof Worker === 'undefined') return;
    const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module', name: 'face' });
    let next: ReturnType<typeof setTimeout> | undefined;
    let sentMs = 0;
    let misses = 0;
    const end = () => {
      clearTimeout(next);
      worker.terminate();
      look.current = undefined;
    };
    const fail = () => {
      end();
      setState('failed');
    };
    const miss = () => {
      misses += 1;
      if (misses > MISSES_MAX) fail();
      else wait();
    };
    const send = async () => {
      const screen = video.current;
      sentMs = performance.now();
      if (!screen || screen.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return wait();
      const picture = await createImageBitmap(screen, { resizeWidth: WIDTH_PX });
      worker.postMessage(picture, [picture]);
    };
    const wait = () => {
      next = setTimeout(() => void send().catch(miss), Math.max(0, LOOK_EVERY_MS - (performance.now() - sentMs)));
    };
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<FaceReport>) => {
      if (data.kind === 'failed') return fail();
      if (data.kind === 'missed') return miss();
      misses = 0;
      if (data.kind === 'look') look.current = data.look;
      else setState('ready');
      wait();
    };
    return end;
  }, [video, isOn]);
  return { look, state };
}
