import type { Picture } from './canvas.ts';

/** Pictures by the names a scene uses for them. */
export type Pictures = ReadonlyMap<string, Picture>;

/** The decoded picture of that name, or an error that says what is missing. */
export function pictureNamed(pictures: Pictures, name: string, use: string): Picture {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`The ${use} picture "${name}" was not handed in.`);
  if (!(picture.width > 0) || !(picture.height > 0)) throw new Error(`The ${use} picture "${name}" is empty.`);
  return picture;
}

/** The largest centred part of a picture with the asked ratio. */
export function coverCrop(picture: Picture, width: number, height: number) {
  const scale = Math.max(width / picture.width, height / picture.height);
  const cropWidth = width / scale;
  const cropHeight = height / scale;
  return {
    x: (picture.width - cropWidth) / 2,
    y: (picture.height - cropHeight) / 2,
    width: cropWidth,
    height: cropHeight,
  };
}
