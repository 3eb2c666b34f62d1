import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brokenWalls, knotReport } from './broken-walls.ts';
import { linesOf } from './line-kinds.ts';
import { longSubjects } from './long-subjects.ts';
import { measureHouse } from './measures.ts';
import { oldSnapshots } from './old-snapshots.ts';
import { measureLines } from './print-measures.ts';
import { readHouse } from './read-house.ts';
import { WALLS } from './walls.ts';

/** Prints the measures and every broken rule. Another clone can be measured too: `check-house.ts ../other`. */
const root = resolve(process.argv[2] ?? dirname(dirname(import.meta.dirname)));
const files = readHouse(root);
const biomeLines = linesOf(readFileSync(join(root, 'biome.json'), 'utf8')).length;
const measures = measureHouse(files);
process.stdout.write(`${measureLines(measures, biomeLines).join('\n')}\n`);
for (const subject of longSubjects(root)) process.stderr.write(`This subject is over 72 characters: ${subject}\n`);
const broken = [...brokenWalls(files, WALLS), ...measures.upward.map(knotReport), ...oldSnapshots(root)];
for (const line of broken) process.stderr.write(`${line}\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
