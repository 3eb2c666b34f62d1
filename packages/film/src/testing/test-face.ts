import { setTimeout as wait } from 'node:timers/promises';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Drawing, DrawnAtOnce } from '../draw/drawing.ts';
import type { FilmFormat } from '../film-format.ts';
import type { Area } from '../picture.ts';

/** A face simple enough to draw thousands of times in a test, with a mouth that can be made to misbehave. */
export interface TestFace {
  format: FilmFormat;
  frames: number;
  /** openness for every frame */
  openness: number[];
  /** what is really drawn, when that shall differ from what is meant */
  drawn?: number[];
  /** changes the picture of all frames from here on */
  sign?: { text: string; fromFrame: number };
  /** what a frame takes, for films that are interrupted; no processor time goes by */
  pauseMs?: number;
  /** what happens when this frame is drawn */
  mishap?: { frame: number; kind: 'kill' | 'throw' };
}

const SAMPLES = [0, 0.25, 0.5, 0.75, 1];

export function openDrawing(spec: unknown): Drawing {
  const face = spec as TestFace;
  const drawing = openAtOnce(face);
  const { pauseMs } = face;
  if (!pauseMs) return drawing;
  return { ...drawing, draw: (frame) => wait(pauseMs).then(() => drawing.draw(frame)) };
}

function openAtOnce(face: TestFace): DrawnAtOnce {
  const { width, height } = face.format;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const paint = (frame: number, openness: number): Canvas => {
    drawFace(context, face, frame, openness);
    return canvas;
  };
  return {
    format: face.format,
    frames: face.frames,
    draw: (frame) => {
      if (frame === face.mishap?.frame) happen(face.mishap.kind);
      return { canvas: paint(frame, (face.drawn ?? face.openness)[frame] ?? 0) };
    },
    shows: (from, to) => JSON.stringify([from, (face.drawn ?? face.openness).slice(from, to), signAt(face, to - 1)]),
    mouth: {
      area: (frame) => mouthArea(face, frame),
      openness: (frame) => face.openness[frame],
      posture: (frame) => [swayPx(face, frame)],
      drawSample: (frame, sample, { x, y, width, height }) => {
        paint(frame, SAMPLES[sample] ?? 0);
        return context.getImageData(x, y, width, height).data;
      },
      samples: SAMPLES,
    },
  };
}

function happen(kind: 'kill' | 'throw'): void {
  if (kind === 'throw') throw new Error('the brush broke');
  process.kill(process.pid, 'SIGKILL');
}

function signAt({ sign }: TestFace, frame: number): TestFace['sign'] | null {
  return sign && frame >= sign.fromFrame ? sign : null;
}

function swayPx({ format }: TestFace, frame: number): number {
  return Math.round(Math.sin(frame / 20) * format.width * 0.02);
}

function mouthArea(face: TestFace, frame: number): Area {
  const { width, height } = face.format;
  return {
    x: Math.round(width * 0.35) + swayPx(face, frame),
    y: Math.round(height * 0.42),
    width: Math.round(width * 0.3),
    height: Math.round(height * 0.16),
  };
}

function drawFace(context: SKRSContext2D, face: TestFace, frame: number, openness: number): void {
  const { width, height } = face.format;
  const centre = width / 2 + swayPx(face, frame);
  context.fillStyle = '#35506b';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#e0b090';
  oval(context, centre, height * 0.4, width * 0.3, height * 0.24);
  context.fillStyle = '#a03a3a';
  oval(context, centre, height * 0.5, width * 0.12, height * (0.012 + 0.05 * openness));
  context.fillStyle = '#300c10';
  oval(context, centre, height * 0.5, width * 0.1, height * 0.045 * openness);
  context.fillStyle = '#ffd84a';
  context.fillRect(0, height * 0.96, (width * (frame + 1)) / face.frames, height * 0.04);
  const sign = signAt(face, frame);
  if (!sign) return;
  context.font = `${Math.round(height / 12)}px sans-serif`;
  context.fillText(sign.text, 4, height / 10);
}

function oval(context: SKRSContext2D, x: number, y: number, rx: number, ry: number): void {
  context.beginPath();
  context.ellipse(x, y, rx, Math.max(0.01, ry), 0, 0, 2 * Math.PI);
  context.fill();
}
