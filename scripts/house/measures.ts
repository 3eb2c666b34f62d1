import { filesInCircles, type UpwardImport, upwardImports } from './arrows.ts';
import type { SourceFile } from './read-house.ts';
import { roomFolder } from './resolve-import.ts';

export interface Spread {
  median: number;
  p90: number;
  max: number;
}

export interface RoomMeasures {
  room: string;
  files: number;
  lines: number;
  testLines: number;
  fileLines: Spread;
  functionLines: Spread;
  castsPerThousand: number;
  nonNullsPerThousand: number;
  anys: number;
}

export interface HouseMeasures {
  rooms: RoomMeasures[];
  all: RoomMeasures;
  filesInCircles: number;
  /** Imports that run against the best order of their folder. */
  upward: UpwardImport[];
  /** Share of the lines in the API's route files that only import or register. */
  routeCeremony: number;
  routeFiles: number;
  webFiles: number;
  smallWebFiles: number;
}

const SMALL_LINES = 40;
export function measureHouse(files: SourceFile[]): HouseMeasures {
  const sources = files.filter(({ isTest }) => !isTest);
  const rooms = [...Map.groupBy(files, ({ path }) => roomOf(path))].map(([room, own]) => measureRoom(room, own));
  const inWeb = sources.filter(({ path }) => path.startsWith('apps/web/src/'));
  return {
    rooms,
    all: measureRoom('all', files),
    filesInCircles: filesInCircles(sources),
    upward: upwardImports(sources),
    routeCeremony: ceremonyOf(sources),
    routeFiles: sources.filter((one) => one.ceremonyLines !== undefined).length,
    webFiles: inWeb.length,
    smallWebFiles: inWeb.filter(({ lines }) => lines <= SMALL_LINES).length,
  };
}

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p90: at(0.9), max: at(1) };
}

/** `packages/core`, `apps/web`, `tests` and so on. */
function roomOf(path: string): string {
  return /^(apps|packages)\//.test(path) ? roomFolder(path) : (path.split('/')[0] ?? '');
}

function measureRoom(room: string, files: SourceFile[]): RoomMeasures {
  const sources = files.filter(({ isTest }) => !isTest);
  const lines = sum(sources, (one) => one.lines);
  const perThousand = (count: number) => (lines === 0 ? 0 : (count / lines) * 1000);
  return {
    room,
    files: sources.length,
    lines,
    testLines: sum(files, (one) => (one.isTest ? one.lines - one.textLines : 0)),
    fileLines: spreadOf(sources.map((one) => one.lines)),
    functionLines: spreadOf(sources.flatMap(({ found }) => found.functionLines)),
    castsPerThousand: perThousand(sum(sources, ({ found }) => found.casts)),
    nonNullsPerThousand: perThousand(sum(sources, ({ found }) => found.nonNulls)),
    anys: sum(sources, ({ found }) => found.anys),
  };
}

function ceremonyOf(files: SourceFile[]): number {
  const routes = files.filter((one) => one.ceremonyLines !== undefined);
  const lines = sum(routes, (one) => one.lines);
  return lines === 0 ? 0 : sum(routes, (one) => one.ceremonyLines ?? 0) / lines;
}

function sum(files: SourceFile[], value: (file: SourceFile) => number): number {
  return files.reduce((total, file) => total + value(file), 0);
}
