/** The part of Canvas 2D that Herald draws with; both the browser's canvas and @napi-rs/canvas satisfy it. */
export type MakeCanvas = (width: number, height: number) => Canvas;

export interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d', options?: { willReadFrequently?: boolean; alpha?: boolean }): Context2D | null;
}

/** Anything drawImage accepts on the platform at hand: a canvas of ours or a decoded picture. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

export interface PixelData {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface Gradient {
  addColorStop(offset: number, color: string): void;
}

export interface Pattern {
  setTransform?(transform?: { a?: number; b?: number; c?: number; d?: number; e?: number; f?: number }): void;
}

export interface Context2D {
  readonly canvas: Canvas;
  fillStyle: string | Gradient | Pattern;
  strokeStyle: string | Gradient | Pattern;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'round' | 'miter';
  miterLimit: number;
  globalAlpha: number;
  globalCompositeOperation: string;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: 'low' | 'medium' | 'high';
  shadowBlur: number;
  shadowColor: string;
  shadowOffsetX: number;
  shadowOffsetY: number;
  font: string;
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end';
  textBaseline: 'top' | 'hanging' | 'middle' | 'alphabetic' | 'ideographic' | 'bottom';
  direction: 'ltr' | 'rtl' | 'inherit';
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  resetTransform(): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cpx: number, cpy: number, x: number, y: number): void;
  bezierCurveTo(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, start: number, end: number, counterclockwise?: boolean): void;
  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void;
  ellipse(x: number, y: number, rx: number, ry: number, rotation: number, start: number, end: number): void;
  rect(x: number, y: number, w: number, h: number): void;
  roundRect(x: number, y: number, w: number, h: number, radii?: number | number[]): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  clip(rule?: 'nonzero' | 'evenodd'): void;
  fillRect(x: number, y: number, w: number, h: number): void;
  strokeRect(x: number, y: number, w: number, h: number): void;
  clearRect(x: number, y: number, w: number, h: number): void;
  fillText(text: string, x: number, y: number, maxWidth?: number): void;
  strokeText(text: string, x: number, y: number, maxWidth?: number): void;
  measureText(text: string): {
    width: number;
    actualBoundingBoxAscent: number;
    actualBoundingBoxDescent: number;
    actualBoundingBoxLeft: number;
    actualBoundingBoxRight: number;
  };
  drawImage(image: Picture | Canvas, dx: number, dy: number): void;
  drawImage(image: Picture | Canvas, dx: number, dy: number, dw: number, dh: number): void;
  drawImage(
    image: Picture | Canvas,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
  createPattern(image: Picture | Canvas, repetition: 'repeat' | 'repeat-x' | 'repeat-y' | 'no-repeat'): Pattern | null;
  getImageData(x: number, y: number, w: number, h: number): PixelData;
  createImageData(w: number, h: number): PixelData;
  putImageData(data: PixelData, x: number, y: number): void;
  setLineDash(segments: number[]): void;
}
