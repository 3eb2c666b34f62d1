import { describe, expect, it } from 'vitest';
import { filesInCircles, upwardArrows, upwardImports } from './arrows.ts';
import { ceremonyLines, textLines } from './line-kinds.ts';
import { measureHouse, spreadOf } from './measures.ts';
import { readSource } from './read-house.ts';

const resolve = (_from: string, specifier: string): string => specifier;
const file = (path: string, text: string) => readSource(path, text, resolve);

/** A file in every folder that imports the folders after it. */
const folders = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([name, targets]) =>
    file(`r/${name}/a.ts`, targets.map((target) => `import 'r/${target}/a.ts';`).join('\n')),
  );

describe('measureHouse', () => {
  it('counts casts, assertions, any and the lines of named functions, but no `as const`', () => {
    const text =
      'const a = (x: any) =>\n  x! as string;\nconst b = 1 as const;\nclass C {\n  d() {\n    return 1;\n  }\n}\n';
    const { all } = measureHouse([file('packages/core/src/a.ts', text)]);
    expect(all).toMatchObject({ lines: 8, anys: 1, castsPerThousand: 125, nonNullsPerThousand: 125 });
    expect(all.functionLines).toEqual({ median: 3, p90: 3, max: 3 });
  });

  it('reports the median, the 90th percentile and the maximum', () => {
    expect(spreadOf([5, 1, 2, 4, 3, 6, 7, 8, 10, 9])).toEqual({ median: 6, p90: 10, max: 10 });
    expect(spreadOf([])).toEqual({ median: 0, p90: 0, max: 0 });
  });

  it('does not count a quoted text as a line of a test', () => {
    expect(textLines("expect(words).toEqual([\n  'Copy link',\n  \"Don't\",\n  `Share`,\n  name,\n]);\n")).toBe(3);
  });

  it('counts imports, empty lines, brackets and registrations as ceremony of a route', () => {
    const text = [
      "import { a } from '@herald/core';",
      'import {',
      '  b,',
      "} from './b.ts';",
      '',
      'export const aRoutes = {',
      '  list: ({ ctx }) => a(ctx),',
      '} satisfies Handlers<typeof aEndpoints>;',
    ];
    expect(ceremonyLines(text.join('\n'))).toBe(7);
  });
});

describe('upwardArrows', () => {
  it('finds none where the folders have an order', () => {
    expect(upwardArrows(folders({ a: ['b', 'c'], b: ['c'], c: [] }), 'r')).toEqual([]);
  });

  it('counts the fewest arrows that would have to go', () => {
    expect(upwardArrows(folders({ a: ['b', 'c'], b: ['a'], c: ['a'], d: ['a', 'b'] }), 'r')).toHaveLength(2);
  });
});

describe('upwardImports', () => {
  it('names the imports that knot two folders, at any depth of a `src`', () => {
    const files = [
      file('apps/x/src/deep/a/one.ts', "import 'apps/x/src/deep/b/two.ts';"),
      file('apps/x/src/deep/b/two.ts', ''),
      file('apps/x/src/deep/b/three.ts', "import 'apps/x/src/deep/a/four.ts';"),
      file('apps/x/src/deep/a/four.ts', ''),
    ];
    const [found, ...others] = upwardImports(files);
    expect(found).toMatchObject({ folder: 'apps/x/src/deep', line: 1 });
    expect(others).toEqual([]);
    expect(upwardImports(files.slice(0, 2))).toEqual([]);
  });
});

describe('filesInCircles', () => {
  it('counts the files of every circle and nothing else', () => {
    expect(filesInCircles(folders({ a: ['b'], b: ['c'], c: [] }))).toBe(0);
    const circled = ['a', 'b', 'c'].map((name, at) => file(name, `import '${['b', 'a', 'a'][at]}';`));
    expect(filesInCircles(circled)).toBe(2);
  });
});
