import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Long enough that a pointer passing over the grid starts nothing. */
const restMs = 180;

/** Whether a mouse rests on it. Touch has no hover, and whoever asked for less motion gets none. */
export function useHoverPreview() {
  const [isHovered, setHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    clearTimeout(timer.current);
    setHovered(false);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer.current = setTimeout(() => setHovered(true), restMs);
  };
  return { isHovered, hoverProps: { onPointerEnter: enter, onPointerLeave: leave } };
}
