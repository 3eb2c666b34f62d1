import { type PersonShape, packShares, SHAPE_SIDE } from '@herald/media/person/person-shape';
import type { FaceMesh, RawFace, ReadFile } from '../vendor/face-mesh.mjs';
import { analysisVersion, type FoundFace, type PortraitAnalysis } from './analysis.ts';
import { cropToPicture, type FaceCrop, type Point, sampleCrop } from './face-crop.ts';
import { measureFace } from './face-measures.ts';
import { headPose } from './face-pose.ts';
import { judgeFace } from './gate.ts';
import type { Pixels } from './pixels.ts';

/** Finds the face in portraits. Loading it takes some 6 MB of files and a quarter of a second: keep one. */
export interface Landmarker {
  /** Points, measures and the gate's decision; `chosen` picks among several faces, otherwise the largest of those that can talk best speaks. */
  analyse(pixels: Pixels, chosen?: number): Promise<PortraitAnalysis>;
  /** The outline of the person whose face has these points; its model is read with the first one. */
  outline(pixels: Pixels, points: readonly Point[]): Promise<PersonShape>;
  /** How much of each of `SHAPE_SIDE` times `SHAPE_SIDE` pixels is person, 0 to 1; their colors go from 0 to 1. */
  findPerson(rgb: Float32Array): Promise<Float32Array>;
  /** For the pictures of one film, in their order: the points of its largest face, none where no face is to be seen. */
  follow(): (pixels: Pixels) => Promise<readonly Point[]>;
}

interface Eye {
  mesh: FaceMesh;
  /** what the net is shown, used again for each window: it is copied before anything else happens */
  rgb: Float32Array;
}

interface LocatedFace {
  score: number;
  points: Point[];
}

const sidePx = 512;
const minScore = 0.5;
const maxFaces = 6;
const deRollFrom = (8 * Math.PI) / 180;

/** Starts the detector; `read` hands over the files of `@herald/landmarks/vendor` by name. */
export async function createLandmarker(read: ReadFile): Promise<Landmarker> {
  const { createFaceMesh } = await import('../vendor/face-mesh.mjs');
  const eye: Eye = { mesh: await createFaceMesh(read), rgb: new Float32Array(sidePx * sidePx * 3) };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    analyse: (pixels, chosen) => inTurn(() => analyse(eye, pixels, chosen)),
    outline: (pixels, points) => inTurn(() => outline(eye.mesh, pixels, points)),
    findPerson: (rgb) => inTurn(() => eye.mesh.findPerson(rgb)),
    follow() {
      let face: LocatedFace | undefined;
      return (pixels) =>
        inTurn(async () => {
          face = await findAgain(eye, pixels, face);
          return face?.points ?? [];
        });
    },
  };
}

/** A face moves little from picture to picture: looked for where it was, it is found in half the time. */
async function findAgain(eye: Eye, pixels: Pixels, before?: LocatedFace): Promise<LocatedFace | undefined> {
  const [near] = before ? await facesIn(eye, pixels, windowAround(before), 1) : [];
  if (near) return near;
  const located = await locateFaces(eye, pixels);
  const face = located[largest(located.map(foundFace))];
  return face && { ...face, points: await refine(eye, pixels, face) };
}

async function analyse(eye: Eye, pixels: Pixels, wanted?: number): Promise<PortraitAnalysis> {
  const located = await locateFaces(eye, pixels);
  const faces = located.map(foundFace);
  const isWanted = wanted !== undefined && wanted in faces;
  const chosen = isWanted ? wanted : await fittest(eye, pixels, located);
  const face = located[chosen];
  const points = face ? await refine(eye, pixels, face) : [];
  const measures = face ? measureFace(pixels, points) : null;
  return {
    version: analysisVersion,
    width: pixels.width,
    height: pixels.height,
    faces,
    chosen,
    points: points.map(([x, y, z]) => [round(x), round(y), round(z)]),
    measures,
    // Who was chosen is no question any more.
    gate: judgeFace(measures ?? undefined, isWanted ? 1 : faces.length),
    edited: [],
  };
}

const ANSWERS = ['pass', 'ask', 'reject'];

/** The largest of those that can talk best: somebody in profile does not keep the person beside them from talking. */
async function fittest(eye: Eye, pixels: Pixels, located: readonly LocatedFace[]): Promise<number> {
  const faces = located.map(foundFace);
  if (located.length < 2) return largest(faces);
  const ranks: number[] = [];
  for (const face of located) {
    const { answer } = judgeFace(measureFace(pixels, await refine(eye, pixels, face)), 1);
    ranks.push(ANSWERS.indexOf(answer));
  }
  const best = Math.min(...ranks);
  return largest(faces.map((face, index) => (ranks[index] === best ? face : { ...face, width: 0 })));
}

async function locateFaces(eye: Eye, pixels: Pixels): Promise<LocatedFace[]> {
  for (const crops of [wholePicture(pixels), squaresAlong(pixels)]) {
    const found: LocatedFace[] = [];
    for (const crop of crops) found.push(...(await facesIn(eye, pixels, crop, maxFaces)));
    if (found.length > 0) return withoutTwins(found);
  }
  return [];
}

async function facesIn(eye: Eye, pixels: Pixels, crop: FaceCrop, most: number): Promise<LocatedFace[]> {
  const { mesh, rgb } = eye;
  sampleCrop(pixels, crop, sidePx, rgb);
  const raw = await mesh.findFaces({ rgb, width: sidePx, height: sidePx }, { minScore, maxFaces: most });
  return raw.map((face: RawFace) => ({
    score: Math.min(face.score, face.detectorScore),
    points: leftIrisFirst(face.points).map((point) => cropToPicture(point, crop, sidePx)),
  }));
}

/** The bundle hands over the irises by the person's own sides; everything else of ours goes by the viewer's. */
const leftIrisFirst = (points: readonly Point[]): Point[] => [
  ...points.slice(0, 468),
  ...points.slice(473),
  ...points.slice(468, 473),
];

/** Looks again through a window that fits the face, turned upright when the head is tilted. */
async function refine(eye: Eye, pixels: Pixels, face: LocatedFace): Promise<Point[]> {
  const [closer] = await facesIn(eye, pixels, windowAround(face), 1);
  return closer?.points ?? face.points;
}

function windowAround(face: LocatedFace): FaceCrop {
  const box = foundFace(face);
  const { roll } = headPose(face.points);
  return {
    centreX: box.x + box.width / 2,
    centreY: box.y + box.height / 2,
    sizePx: Math.max(box.width, box.height) * 1.9,
    roll: Math.abs(roll) > deRollFrom ? roll : 0,
  };
}

const wholePicture = ({ width, height }: Pixels): FaceCrop[] => [
  { centreX: width / 2, centreY: height / 2, sizePx: Math.max(width, height), roll: 0 },
];

/** Overlapping squares along the longer side: a face that is small in a tall or wide picture is large in one of them. */
function squaresAlong({ width, height }: Pixels): FaceCrop[] {
  const sizePx = Math.min(width, height);
  const length = Math.max(width, height);
  const count = Math.min(6, Math.ceil((length / sizePx - 1) * 2) + 1);
  return Array.from({ length: count }, (_, k) => {
    const along = sizePx / 2 + (count > 1 ? (k * (length - sizePx)) / (count - 1) : 0);
    const across = sizePx / 2;
    return height >= width
      ? { centreX: across, centreY: along, sizePx, roll: 0 }
      : { centreX: along, centreY: across, sizePx, roll: 0 };
  });
}

/** In heights of the face: how much of the picture around it is looked at, and how much of that lies above its middle. */
const OUTLINED = { size: 3.2, above: 1.3 };

async function outline(mesh: FaceMesh, pixels: Pixels, points: readonly Point[]): Promise<PersonShape> {
  const box = foundFace({ score: 1, points: [...points] });
  const size = box.height * OUTLINED.size;
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height * (0.5 - OUTLINED.above) + size / 2;
  const rgb = new Float32Array(SHAPE_SIDE * SHAPE_SIDE * 3);
  sampleCrop(pixels, { centreX, centreY, sizePx: size, roll: 0 }, SHAPE_SIDE, rgb);
  const shares = await mesh.findPerson(rgb.map((level) => level / 255));
  return { x: round(centreX - size / 2), y: round(centreY - size / 2), size: round(size), runs: packShares(shares) };
}

function withoutTwins(faces: LocatedFace[]): LocatedFace[] {
  const kept: LocatedFace[] = [];
  for (const face of faces.toSorted((a, b) => b.score - a.score)) {
    const box = foundFace(face);
    if (!kept.some((other) => overlap(box, foundFace(other)) > 0.3)) kept.push(face);
  }
  return kept;
}

function overlap(a: FoundFace, b: FoundFace): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(a.width * a.height, b.width * b.height);
}

function foundFace({ score, points }: LocatedFace): FoundFace {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { score, x: round(x), y: round(y), width: round(Math.max(...xs) - x), height: round(Math.max(...ys) - y) };
}

function largest(faces: readonly FoundFace[]): number {
  const widest = Math.max(...faces.map((face) => face.width));
  return faces.findIndex((face) => face.width === widest);
}

const round = (value: number): number => Math.round(value * 100) / 100;
