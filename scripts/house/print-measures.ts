import type { HouseMeasures, RoomMeasures, Spread } from './measures.ts';

const HEAD = ['room', 'files', 'lines', 'tests', 'file lines', 'function lines', '!', 'as', 'any'];
const COLUMN_GAP = 2;

/** The measures as lines of text: a table of the rooms, then what is measured once. */
export function measureLines(measures: HouseMeasures, biomeLines: number): string[] {
  const rooms = measures.rooms.filter(({ files }) => files > 0);
  return [
    ...tableLines([HEAD, ...[...rooms, measures.all].map(cellsOf)]),
    '',
    'File and function lines are median / 90th percentile / longest; ! and as are per 1,000 lines.',
    'Tests are test lines per source line; lines that are nothing but a quoted text do not count.',
    `Imports against the order of their folders: ${measures.upward.length}`,
    `Files in circles of imports: ${measures.filesInCircles}`,
    `Route files: ${measures.routeFiles}, of which ${percent(measures.routeCeremony)} of the lines only import or register`,
    `Files of apps/web: ${measures.webFiles}, of which ${measures.smallWebFiles} have at most 40 lines`,
    `Lines of biome.json: ${biomeLines}`,
  ];
}

function cellsOf({ room, files, lines, testLines, ...one }: RoomMeasures): string[] {
  return [
    room,
    String(files),
    lines.toLocaleString('en'),
    (testLines / lines).toFixed(2),
    spread(one.fileLines),
    spread(one.functionLines),
    one.nonNullsPerThousand.toFixed(1),
    one.castsPerThousand.toFixed(1),
    String(one.anys),
  ];
}

function spread({ median, p90, max }: Spread): string {
  return `${median} / ${p90} / ${max}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Columns of equal width, the first to the left and the others to the right. */
function tableLines(rows: string[][]): string[] {
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)) + COLUMN_GAP);
  return rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(''),
  );
}
