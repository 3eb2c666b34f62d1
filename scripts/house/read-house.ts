import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { ceremonyLines, linesOf, textLines } from './line-kinds.ts';
import { importResolver } from './resolve-import.ts';
import { type Finding, walkTree } from './walk-tree.ts';

export interface Import {
  /** As it is written. */
  specifier: string;
  /** The path of our file it means, or the same as `specifier`. */
  target: string;
  line: number;
}

export interface SourceFile {
  path: string;
  isTest: boolean;
  lines: number;
  /** Lines that are nothing but a quoted text. */
  textLines: number;
  /** Lines that only import or register, where the file is a route of the API. */
  ceremonyLines?: number;
  imports: Import[];
  found: Finding;
}

const WHERE = '{apps,packages,tests,bench,scripts}/**/*.{ts,tsx,mjs}';
/** Not written by us, or not code: other people's sources, what is built, binaries kept as text. */
const NOT_OURS = /(^|\/)(node_modules|dist|dist\.new|vendor|remotion)(\/|$)/;
const ROUTE = /^apps\/api\/src\/routes\/(?!.*\.test\.ts$)/;
const REGISTERS = /\bdefineRoute\(|\bsatisfies Handlers</;
const TEST = /(\.test|-double)\.tsx?$|^tests\/|\/testing\//;

/** Every source file of ours, parsed once for everything that is asked about it. */
export function readHouse(root: string): SourceFile[] {
  const resolve = importResolver(root);
  const paths = globSync(WHERE, { cwd: root, exclude: (path) => NOT_OURS.test(path) });
  return paths.sort().map((path) => readSource(path, readFileSync(join(root, path), 'utf8'), resolve));
}

/** One file, with its imports resolved. */
export function readSource(
  path: string,
  text: string,
  resolve: (from: string, specifier: string) => string,
): SourceFile {
  const found = walkTree(parseSync(path, text).program, text);
  const imports = found.imports.map(({ specifier, start }) => {
    return { specifier, target: resolve(path, specifier), line: lineAt(text, start) };
  });
  return {
    path,
    isTest: TEST.test(path),
    lines: linesOf(text).length,
    textLines: textLines(text),
    ...(ROUTE.test(path) && REGISTERS.test(text) && { ceremonyLines: ceremonyLines(text) }),
    imports,
    found,
  };
}

function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
