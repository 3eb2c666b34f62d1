import { useEffect, useRef } from 'react';

/** -60 dB is silence, 0 is as loud as it gets. */
const FLOOR_DB = -60;

/** How loud a microphone hears, right now. Moves the picture itself: sixty times a second is too often for the page. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    void context.resume();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let shown = 0;
    let frame = 0;
    const follow = () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const share = Math.min(1, Math.max(0, 1 - (10 * Math.log10(power + 1e-9)) / FLOOR_DB));
      // Up at once, down slowly, as the needle of a mixing desk.
      shown = Math.max(share, shown * 0.92);
      if (bar.current) bar.current.style.transform = `scaleX(${shown})`;
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return (
    <div aria-hidden className="h-1.5 w-full overflow-hidden rounded-full bg-line-strong">
      <div ref={bar} className="h-full origin-left scale-x-0 bg-linear-to-r from-75% from-good to-warn" />
    </div>
  );
}
