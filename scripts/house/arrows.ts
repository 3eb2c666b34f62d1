import type { SourceFile } from './read-house.ts';

/** Who imports whom, by name. */
type Graph = Map<string, Set<string>>;

/** How many files lie in a circle of imports. */
export function filesInCircles(files: SourceFile[]): number {
  const imports: Graph = new Map(
    files.map(({ path, imports }) => [path, new Set(imports.map(({ target }) => target))]),
  );
  const left = peel(imports);
  return peel(reversed(left)).size;
}

/** What is left when nodes without arrows are taken away again and again. */
function peel(graph: Graph): Graph {
  const left = new Map(graph);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [node, targets] of left) if (![...targets].some((one) => left.has(one))) left.delete(node);
  }
  return left;
}

function reversed(graph: Graph): Graph {
  const turned: Graph = new Map([...graph.keys()].map((node) => [node, new Set()]));
  for (const [node, targets] of graph) for (const target of targets) turned.get(target)?.add(node);
  return turned;
}

export interface UpwardImport {
  path: string;
  line: number;
  specifier: string;
  /** Where both sides lie, and what they are called there. */
  folder: string;
  from: string;
  to: string;
}

/** The imports inside any `src` that run against the best order of a folder, at whatever depth. */
export function upwardImports(files: SourceFile[]): UpwardImport[] {
  return foldersOf(files).flatMap((folder) => {
    const arrows = upwardArrows(files, folder);
    if (arrows.length === 0) return [];
    return files.flatMap(({ path, imports }) =>
      imports.flatMap(({ target, line, specifier }) => {
        const [from, to] = [nameIn(folder, path), nameIn(folder, target)];
        const isUp = arrows.some((arrow) => arrow.from === from && arrow.to === to);
        return isUp && isIn(folder, path) && isIn(folder, target) ? [{ path, line, specifier, folder, from, to }] : [];
      }),
    );
  });
}

/** Every folder of a `src`, at any depth. */
function foldersOf(files: SourceFile[]): string[] {
  const folders = new Set<string>();
  for (const { path } of files) {
    const parts = path.split('/');
    const first = parts.indexOf('src') + 1;
    for (let end = first; first > 0 && end < parts.length; end += 1) folders.add(parts.slice(0, end).join('/'));
  }
  return [...folders].sort();
}

const isIn = (folder: string, path: string): boolean => path.startsWith(`${folder}/`);

const nameIn = (folder: string, path: string): string => path.slice(folder.length + 1).split('/')[0] ?? '';

interface Arrow {
  from: string;
  to: string;
}

/**
 * The arrows between what lies directly in a folder that run against its order, in the order that has the fewest: the
 * least knotted first, then each moved to its best place until nothing gets better.
 */
export function upwardArrows(files: SourceFile[], folder: string): Arrow[] {
  const graph = graphOf(files, folder);
  let order = leastKnotted(graph);
  for (let improved = true; improved; ) {
    const better = [...order].reduce((best, name) => bestPlace(graph, best, name), order);
    improved = upwardIn(graph, better).length < upwardIn(graph, order).length;
    if (improved) order = better;
  }
  return upwardIn(graph, order);
}

/** Takes again and again the one that imports the fewest of those not yet taken. */
function leastKnotted(graph: Graph): string[] {
  const order: string[] = [];
  const left = new Set(graph.keys());
  const open = (name: string) => [...(graph.get(name) ?? [])].filter((one) => left.has(one)).length;
  while (left.size > 0) {
    const next = [...left].reduce((best, name) => (open(name) < open(best) ? name : best));
    left.delete(next);
    order.push(next);
  }
  return order;
}

function bestPlace(graph: Graph, order: string[], name: string): string[] {
  const others = order.filter((one) => one !== name);
  const tries = [order, ...order.map((_, at) => others.toSpliced(at, 0, name))];
  return tries.reduce((best, one) => (upwardIn(graph, one).length < upwardIn(graph, best).length ? one : best));
}

function upwardIn(graph: Graph, order: string[]): Arrow[] {
  const place = new Map(order.map((name, at) => [name, at]));
  return order.flatMap((from, at) =>
    [...(graph.get(from) ?? [])].filter((to) => (place.get(to) ?? -1) > at).map((to) => ({ from, to })),
  );
}

/** The folders and loose files, without the door, which lies above all of them. */
function graphOf(files: SourceFile[], folder: string): Graph {
  const nameOf = (path: string) => nameIn(folder, path);
  const own = files.filter(({ path }) => isIn(folder, path) && path !== `${folder}/index.ts`);
  const graph: Graph = new Map(own.map(({ path }) => [nameOf(path), new Set()]));
  for (const { path, imports } of own) {
    for (const { target } of imports) {
      if (nameOf(target) !== nameOf(path) && graph.has(nameOf(target)) && isIn(folder, target))
        graph.get(nameOf(path))?.add(nameOf(target));
    }
  }
  return graph;
}
