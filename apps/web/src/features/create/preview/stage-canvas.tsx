import { useEffect, useRef } from 'react';
import type { StageRemote } from './stage-remote.ts';

interface StageCanvasProps {
  stage: StageRemote;
  /** What is to be seen, for whoever cannot see it. */
  label: string;
}

/** The place on the page where the stage's canvas hangs. */
export function StageCanvas({ stage, label }: StageCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    stage.canvas.className = 'block size-full object-contain';
    host.current?.append(stage.canvas);
  }, [stage]);
  return <div ref={host} role="img" aria-label={label} className="absolute inset-0" />;
}
