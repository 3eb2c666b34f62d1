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
