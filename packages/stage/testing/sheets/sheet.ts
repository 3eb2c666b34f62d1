import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';

/** A contact sheet: one picture that shows every variant of something side by side. */
export interface Sheet {
  title: string;
  draw(makeCanvas: MakeCanvas): Canvas;
}
