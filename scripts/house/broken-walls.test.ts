import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenWalls, knotReport } from './broken-walls.ts';
import { readSource, type SourceFile } from './read-house.ts';
import { importResolver } from './resolve-import.ts';
import { WALLS, type Wall } from './walls.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const resolve = importResolver(ROOT);

const file = (path: string, text: string): SourceFile => readSource(path, text, resolve);

const entryPath = (entry = '') => (entry === '.' ? 'loose.ts' : /\.\w+$/.test(entry) ? entry : `${entry}/a.ts`);

/** A file the wall holds for and the file it must not import. */
function forbidden({
  in: pattern,
  mayImport,
  neverImports: [never] = [],
  order,
}: Wall): [path: string, target: string] {
  const folder = pattern.replace('*', 'any').replace(/\{(\w+)[^}]*\}/, '$1');
  if (mayImport) return [`${folder}/a.ts`, 'packages/unheard-of/src/index.ts'];
  if (never) return [`${folder}/a.ts`, never.endsWith(':') ? `${never}fs` : never];
  const names = order?.split(' ');
  if (names) return [`${folder}/${entryPath(names.at(0))}`, `${folder}/${entryPath(names.at(-1))}`];
  return [`${folder}/a/a.ts`, `${folder}/b/b.ts`];
}

describe('brokenWalls', () => {
  it.each(WALLS.map((wall) => ({ ...wall, wall })))(
    'reports an import that the wall in $in forbids: $says',
    ({ wall }) => {
      const [path, target] = forbidden(wall);
      const imports = [{ specifier: target, target, line: 1 }];
      expect(brokenWalls([{ path, isTest: false, imports }], [wall])).toEqual([
        `${path}:1 imports ${target}. ${wall.says}`,
      ]);
    },
  );

  it('tells which import ties two folders together, and what to do', () => {
    const knot = { path: 'packages/x/src/a/one.ts', line: 3, specifier: '../b/two.ts', folder: 'packages/x/src' };
    expect(knotReport({ ...knot, from: 'a', to: 'b' })).toBe(
      'packages/x/src/a/one.ts:3 imports ../b/two.ts. In packages/x/src, b already needs a: move what both need below them.',
    );
  });

  it('sees type imports, type expressions, dynamic imports and re-exports', () => {
    const text = [
      "import type { A } from 'pg';",
      "export { B } from 'pg';",
      "type C = import('pg').C;",
      "const d = () => import('pg');",
      "import 'pg';",
    ].join('\n');
    const lines = brokenWalls([file('apps/api/src/a.ts', text)], WALLS).map((line) => line.split(' ')[0]);
    expect(lines).toEqual([1, 2, 3, 4, 5].map((line) => `apps/api/src/a.ts:${line}`));
  });

  it('reports a relative path into another room', () => {
    const [report] = brokenWalls([file('packages/core/src/a.ts', "import '../../film/src/index.ts';")], []);
    expect(report).toBe(
      'packages/core/src/a.ts:1 imports ../../film/src/index.ts. Rooms meet through their package name (@herald/...), never by a path into another room.',
    );
  });

  it('lets tests and their helpers import anything', () => {
    const paths = ['apps/api/src/a.test.ts', 'packages/core/src/testing/a.ts', 'tests/program/a.test.ts'];
    expect(
      brokenWalls(
        paths.map((path) => file(path, "import 'pg';")),
        WALLS,
      ),
    ).toEqual([]);
  });
});

describe('a wall with an order', () => {
  const wall: Wall = { in: 'packages/core/src', order: 'db . plans videos', says: 'Ask below.' };
  const reports = (path: string, text: string) => brokenWalls([file(path, text)], [wall]);

  it('lets a room import itself and the rooms before it', () => {
    expect(
      reports('packages/core/src/videos/a.ts', "import './b.ts'; import '../plans/c.ts'; import '../x.ts';"),
    ).toEqual([]);
  });

  it('reports a room that imports a later one', () => {
    expect(reports('packages/core/src/plans/a.ts', "import '../videos/b.ts';")).toHaveLength(1);
  });

  it("reports an import of the room's own index", () => {
    expect(reports('packages/core/src/videos/a.ts', "import '../index.ts';")).toHaveLength(1);
    expect(reports('packages/core/src/index.ts', "export * from './videos/a.ts';")).toEqual([]);
  });

  it('reports a folder that is not listed', () => {
    expect(reports('packages/core/src/news/a.ts', '')).toEqual([
      'packages/core/src/news/a.ts has no place in the order of packages/core/src (scripts/house/walls.ts). Ask below.',
    ]);
  });
});
