import { z } from 'zod';
import type { GuardedService } from '../../answers/outside-service.ts';
import { settingError } from '../../elsewhere/film-settings.ts';

/** What Herald can put into a workflow. */
const FILLED = ['image', 'audio', 'width', 'height', 'seed', 'frames', 'fps', 'prompt', 'seconds'] as const;
export type Filled = (typeof FILLED)[number];

const graph = z.record(
  z.string(),
  z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
);
export type Graph = z.infer<typeof graph>;

interface Slot {
  node: string;
  input: string;
  value: Filled;
}

export interface ComfyWorkflow {
  graph: Graph;
  slots: readonly Slot[];
}

const isFilled = (text: string): text is Filled => FILLED.some((one) => one === text);

/** A workflow in the format of the API and where what goes into it: lines of `node.input = image`. */
export function readWorkflow({ title, settings = {} }: GuardedService): ComfyWorkflow {
  const nodes = readGraph(title, settings.workflow ?? '');
  const lines = (settings.mapping ?? '').split('\n').map((line) => line.trim());
  const slots = lines.filter((line) => line && !line.startsWith('#')).map((line) => readSlot(title, line, nodes));
  for (const needed of ['image', 'audio'] as const) {
    if (slots.some(({ value }) => value === needed)) continue;
    throw settingError(title, `the mapping names no input for the ${needed}, for example "12.${needed} = ${needed}".`);
  }
  return { graph: nodes, slots };
}

function readGraph(title: string, text: string): Graph {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw settingError(title, 'the workflow is not JSON.');
  }
  const read = graph.safeParse(parsed);
  if (read.success && Object.keys(read.data).length > 0) return read.data;
  throw settingError(title, 'the workflow is not in the format of the API. Export it with "Export (API)" in ComfyUI.');
}

function readSlot(title: string, line: string, nodes: Graph): Slot {
  const [, node = '', input = '', value = ''] = /^([^.\s]+)\.(\S+)\s*=\s*(\w+)$/.exec(line) ?? [];
  if (!isFilled(value)) {
    throw settingError(title, `"${line}" is none of "node.input = ${FILLED.join('", "node.input = ')}".`);
  }
  if (!nodes[node]) throw settingError(title, `the workflow has no node "${node}".`);
  return { node, input, value };
}

export function fillWorkflow({ graph: nodes, slots }: ComfyWorkflow, values: Record<Filled, string | number>): Graph {
  const filled = structuredClone(nodes);
  for (const { node, input, value } of slots) {
    const target = filled[node];
    if (target) target.inputs[input] = values[value];
  }
  return filled;
}
