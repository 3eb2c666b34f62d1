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

/**
 * The arrows between what lies directly in a folder that run against its order, in the order that has the fewest: the
 * least knotted first, then each moved to its best place until nothing gets better.
 */
export function upwardArrows(files: SourceFile[], folder: string): number {
  const graph = graphOf(files, folder);
  let order = leastKnotted(graph);
  for (let improved = true; improved; ) {
    const better = [...order].reduce((best, name) => bestPlace(graph, best, name), order);
    improved = countUpward(graph, better) < countUpward(graph, order);
    if (improved) order = better;
  }
  return countUpward(graph, order);
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
  return tries.reduce((best, one) => (countUpward(graph, one) < countUpward(graph, best) ? one : best));
}

function countUpward(graph: Graph, order: string[]): number {
  const place = new Map(order.map((name, at) => [name, at]));
  const isUp = (from: number, to: string) => (place.get(to) ?? -1) > from;
  return order.reduce((count, name, at) => count + [...(graph.get(name) ?? [])].filter((to) => isUp(at, to)).length, 0);
}

/** The folders and loose files, without the door, which lies above all of them. */
function graphOf(files: SourceFile[], folder: string): Graph {
  const nameOf = (path: string) => path.slice(folder.length + 1).split('/')[0] ?? '';
  const own = files.filter(({ path }) => path.startsWith(`${folder}/`) && path !== `${folder}/index.ts`);
  const graph: Graph = new Map(own.map(({ path }) => [nameOf(path), new Set()]));
  for (const { path, imports } of own) {
    for (const { target } of imports) {
      if (nameOf(target) !== nameOf(path) && graph.has(nameOf(target)) && target.startsWith(`${folder}/`))
        graph.get(nameOf(path))?.add(nameOf(target));
    }
  }
  return graph;
}
