import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type Affine, composed } from '#clips/affine.ts';
import type { ClipTrack } from '#clips/clip-track.ts';
import { fitAffine, meanShape } from '#clips/mouth-space.ts';
import type { PicturePlanes } from '#clips/paint-mouth.ts';
import { type GreyPicture, MEAN_PATCH } from '#clips/patch.ts';
import { type PortraitName, portraitAnalysis, portraitBytes } from './photo-portraits.ts';

/** A stand-in portrait as if it were a clip of one picture. */
export interface PortraitClip {
  planes(): PicturePlanes;
  grey: GreyPicture;
  place: Affine;
  measured: Pick<ClipTrack, 'mean' | 'picture' | 'eyeWhite' | 'teeth'>;
}

export async function portraitClip(name: PortraitName): Promise<PortraitClip> {
  const { points } = portraitAnalysis(name);
  const image = await loadImage(portraitBytes(name));
  const [width, height] = [image.width & ~1, image.height & ~1];
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const mean = meanShape([points]);
  const place = fitAffine(points, mean);
  const luma = Uint8Array.from({ length: width * height }, (_, k) => {
    const [red, green, blue] = [data[k * 4], data[k * 4 + 1], data[k * 4 + 2]];
    return 16 + 0.1826 * red + 0.6142 * green + 0.062 * blue;
  });
  const chroma = () => new Uint8Array((width * height) / 4).fill(128);
  return {
    planes: () => ({ luma: Uint8Array.from(luma), blue: chroma(), red: chroma(), width, height }),
    grey: { data: luma, stride: width, width, height },
    place,
    measured: { mean, picture: meanPicture(data, width, place), eyeWhite: [200, 198, 195], teeth: null },
  };
}

function meanPicture(data: Uint8ClampedArray, width: number, place: Affine): Uint8Array {
  const picture = new Uint8Array(MEAN_PATCH.width * MEAN_PATCH.height * 3);
  const { left, top, perUnit } = MEAN_PATCH;
  const [a, b, c, d, e, f] = composed(place, [1 / perUnit, 0, left, 0, 1 / perUnit, top]);
  for (let k = 0; k < picture.length / 3; k++) {
    const [column, row] = [(k % MEAN_PATCH.width) + 0.5, Math.floor(k / MEAN_PATCH.width) + 0.5];
    const at = (Math.round(d * column + e * row + f) * width + Math.round(a * column + b * row + c)) * 4;
    picture.set(data.subarray(at, at + 3), k * 3);
  }
  return picture;
}
