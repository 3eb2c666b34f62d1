export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest part of a picture with a ratio that has its focus as near the middle as can be. */
export function cropAround(
  picture: { readonly width: number; readonly height: number },
  { focusX, focusY }: { focusX: number; focusY: number },
  ratio: number,
): Crop {
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  const within = (middle: number, most: number) => Math.min(Math.max(0, middle), most);
  return {
    x: within(focusX * picture.width - width / 2, picture.width - width),
    y: within(focusY * picture.height - height / 2, picture.height - height),
    width,
    height,
  };
}

/** Less of a picture than this says nothing of it: a page of an app in a wide frame, a panorama in a tall one. */
const LEAST_KEPT = 0.3;
/** Pixels that are enlarged further are seen. */
const MOST_ENLARGED = 2;

/** Whether a picture fills a frame around its focus. If not, it is shown whole, before its own blur. */
export function fillsFrame(
  picture: { readonly width: number; readonly height: number },
  frame: { readonly width: number; readonly height: number },
): boolean {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const kept = (frame.width * frame.height) / (scale * scale * picture.width * picture.height);
  return scale <= MOST_ENLARGED && kept >= LEAST_KEPT;
}
