import { createLandmarker, mouthOpening, type Pixels, type PortraitAnalysis } from '@herald/landmarks';
import { readLandmarkFile } from '../../preview/landmark-files.ts';
import type { FaceLook, FaceReport } from './face-messages.ts';

const tell = (report: FaceReport) => postMessage(report);

const landmarker = createLandmarker(readLandmarkFile);
landmarker.then(
  () => tell({ kind: 'ready' }),
  () => tell({ kind: 'failed' }),
);

/** One picture at a time: the page sends the next one when this one is seen. */
addEventListener('message', async ({ data }: MessageEvent<ImageBitmap>) => {
  try {
    const pixels = pixelsOf(data);
    tell({ kind: 'look', look: lookOf(pixels, await (await landmarker).analyse(pixels)) });
  } catch {
    tell({ kind: 'missed' });
  }
});

function pixelsOf(bitmap: ImageBitmap): Pixels {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser reads no pixels beside the page.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function lookOf(pixels: Pixels, { faces, chosen, points }: PortraitAnalysis): FaceLook {
  const face = faces[chosen];
  if (!face || points.length === 0) return { faces: 0 };
  const { width, height } = pixels;
  const middle = face.x + face.width / 2;
  return {
    faces: faces.length,
    face: {
      x: middle / width,
      y: (face.y + face.height / 2) / height,
      width: face.width / width,
      opening: mouthOpening(points),
      left: brightnessOf(pixels, { ...face, width: face.width / 2 }),
      right: brightnessOf(pixels, { ...face, x: middle, width: face.width / 2 }),
    },
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of every fourth pixel in both directions. */
function brightnessOf({ data, width, height }: Pixels, box: Box): number {
  let [sum, count] = [0, 0];
  const [right, bottom] = [Math.min(width, box.x + box.width), Math.min(height, box.y + box.height)];
  for (let y = Math.max(0, Math.round(box.y)); y < bottom; y += 4) {
    for (let x = Math.max(0, Math.round(box.x)); x < right; x += 4) {
      const at = (y * width + x) * 4;
      sum += 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
      count += 1;
    }
  }
  return count > 0 ? sum / count : 0;
}
