import type { Canvas } from '@napi-rs/canvas';
import type { FilmFormat } from '../film-format.ts';
import type { Area } from '../picture.ts';
import type { SceneFilm } from './scene-film.ts';
import type { PictureHome } from './yuv-picture.ts';

/** What the sync check needs to read a mouth back from finished pictures. */
export interface MouthView {
  /** Where the mouth is in a frame, with room for every opening; the same size in every frame. */
  area(frame: number): Area;
  /** How far the mouth is meant to be open, 0..1; undefined where no mouth is to be seen. */
  openness(frame: number): number | undefined;
  /** How the head is held, in numbers of like size: frames that differ in it show the mouth differently. */
  posture(frame: number): number[];
  /** Equal texts mean that equal mouths look equal in equal postures, in another film too. Nothing is kept without it. */
  look?(frame: number): string;
  /** RGBA of an area of a frame as it would look with the mouth shaped as sample k of `samples`; good until the next is drawn. */
  drawSample(frame: number, sample: number, area: Area): Uint8ClampedArray | Promise<Uint8ClampedArray>;
  /** Whether samples of a frame cost little right after it was drawn, and much later on. */
  readonly isAtHand?: boolean;
  /** Openness of every sample mouth; the first is closed. */
  readonly samples: readonly number[];
}

/** RGBA of a whole frame, opaque; good until the next frame is drawn. */
export interface FramePixels {
  bytes: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A whole frame in yuv420p, plane after plane; good until the next frame is drawn. */
export interface FramePlanes {
  planes: Uint8Array;
}

export type PaintedFrame = ({ canvas: Canvas } | { pixels: FramePixels } | FramePlanes) & {
  /** where it may differ from the frame drawn before; everywhere when not given */
  changed?: Area[];
};

/** The pictures of one film, in any order. */
export interface Drawing {
  readonly format: FilmFormat;
  readonly frames: number;
  /** the one that stands for the whole film; one of the first second when not given */
  readonly posterFrame?: number;
  draw(frame: number): PaintedFrame | Promise<PaintedFrame>;
  /** frames at which something begins that other films may have too: passages and shots, in any order */
  readonly startFrames?: readonly number[];
  /** Everything frames [from, to) depend on, as text: equal text must mean equal pictures. */
  shows(from: number, to: number): string;
  readonly mouth?: MouthView;
  /** where its pixels lie, if a picture of them can lie there too */
  readonly home?: PictureHome;
  /** Lets go of files that it keeps open. */
  close?(): Promise<void>;
}

/** A drawing whose pictures need no file. */
export interface DrawnAtOnce extends Drawing {
  draw(frame: number): Exclude<PaintedFrame, FramePlanes>;
}

/** A drawing a worker can open for itself: a module that exports `openDrawing`, and what to hand it. */
export interface DrawingSource {
  module: string;
  spec: unknown;
}

/** A scene of the stage, or any other drawing. */
export type FilmSource = { scene: SceneFilm } | DrawingSource;

export type OpenDrawing = (spec: unknown) => Drawing | Promise<Drawing>;
