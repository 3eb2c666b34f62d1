/** The scene in the terms of a layered composition: pictures in `public`, numbers here. Lengths in pixels. */
export type SceneProps = {
  width: number;
  height: number;
  fps: number;
  frames: FrameProps[];
  /** the background is this much larger on every side, so that it may drift */
  backgroundMargin: number;
  /** all head pictures have this size and place; they turn about the pivot */
  head: { x: number; y: number; width: number; height: number; pivotX: number; pivotY: number };
  headPictures: string[];
  logo: { x: number; y: number };
  captionCenterY: number;
  captions: CaptionProps[];
};

export type FrameProps = {
  /** index into headPictures */
  head: number;
  shiftX: number;
  shiftY: number;
  rollRad: number;
  driftX: number;
  driftY: number;
};

export type CaptionProps = {
  startFrame: number;
  endFrame: number;
  emPx: number;
  words: { text: string; startFrame: number }[];
};
