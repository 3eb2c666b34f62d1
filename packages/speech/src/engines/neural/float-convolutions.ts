import { bytesField, type OnnxField, readFields, textOf } from './onnx-file.ts';
import { GRAPH, nodeField, type OnnxNode, outputName, readNode } from './onnx-node.ts';

const MODEL_GRAPH = 7;
const CONSTANT = { size: 1, name: 8 };

/** A convolution of whole numbers, and the operators around it that make them from floats and floats from them. */
interface Chain {
  quantizer: OnnxNode;
  conv: OnnxNode;
  cast: OnnxNode;
  scaled: OnnxNode;
  scale: OnnxNode;
  weightScale: string;
}

/**
 * The model with its 8-bit convolutions in floats. ONNX Runtime has fast kernels for products of 8 bits, but none for
 * convolutions: those it makes slower than floats. The weights stay 8 bits in the file and become floats when the
 * session runs. Models without such convolutions come back as they are.
 */
export function withFloatConvolutions(model: Uint8Array): Uint8Array {
  const fields = readFields(model);
  const graph = fields.find(({ number }) => number === MODEL_GRAPH);
  if (!graph) return model;
  const parts = readFields(graph.body);
  const nodes = new Map(parts.filter(({ number }) => number === GRAPH.node).map((part) => [part, readNode(part)]));
  const single = singleNumbers(parts);
  const chains = findChains([...nodes.values()]).filter(({ conv, weightScale }) =>
    [weightScale, conv.inputs[3]].every((name) => !name || single.has(name)),
  );
  if (chains.length === 0) return model;
  const outputs = parts.filter(({ number }) => number === GRAPH.output).map(outputName);
  const changed = replaced([...nodes.values()], chains, outputs);
  const body = parts.flatMap((part) => {
    const node = nodes.get(part);
    return (node && changed.get(node)) ?? [part.whole];
  });
  return Buffer.concat(fields.map((field) => (field === graph ? bytesField(MODEL_GRAPH, ...body) : field.whole)));
}

/** The names of the constants that hold one number only. */
function singleNumbers(graph: readonly OnnxField[]): Set<string> {
  const constants = graph.filter(({ number }) => number === GRAPH.constant).map(({ body }) => readFields(body));
  const single = constants.filter((fields) =>
    fields.every(({ number, value, body }) => number !== CONSTANT.size || (value === 1 && body.length === 0)),
  );
  return new Set(single.flatMap((fields) => fields.filter(({ number }) => number === CONSTANT.name).map(textOf)));
}

function findChains(nodes: readonly OnnxNode[]): Chain[] {
  const makers = new Map(nodes.flatMap((node) => node.outputs.map((name) => [name, node] as const)));
  const readers = Map.groupBy(
    nodes.flatMap((node) => node.reads.map((name) => ({ name, node }))),
    ({ name }) => name,
  );
  const onlyReader = (name: string | undefined, operator: string): OnnxNode | undefined => {
    const [first, ...others] = readers.get(name ?? '') ?? [];
    return first?.node.operator === operator && others.length === 0 ? first.node : undefined;
  };
  return nodes.flatMap((conv) => {
    const quantizer = makers.get(conv.inputs[0] ?? '');
    if (conv.operator !== 'ConvInteger' || quantizer?.operator !== 'DynamicQuantizeLinear') return [];
    const cast = onlyReader(conv.outputs[0], 'Cast');
    const scaled = onlyReader(cast?.outputs[0], 'Mul');
    const scale = makers.get(scaled?.inputs.find((name) => name !== cast?.outputs[0]) ?? '');
    const weightScale = scale?.inputs.find((name) => name !== quantizer.outputs[1]);
    if (!cast || !scaled || !weightScale || scale?.operator !== 'Mul') return [];
    const isWhole = scale.inputs.includes(quantizer.outputs[1] ?? '');
    return isWhole ? [{ quantizer, conv, cast, scaled, scale, weightScale }] : [];
  });
}

/** What takes the place of the operators that change; nothing where one goes away. */
function replaced(
  nodes: readonly OnnxNode[],
  chains: readonly Chain[],
  outputs: readonly string[],
): Map<OnnxNode, Uint8Array[]> {
  const changed = new Map<OnnxNode, Uint8Array[]>();
  for (const chain of chains) {
    changed.set(chain.conv, []);
    changed.set(chain.cast, []);
    changed.set(chain.scaled, floatNodes(chain));
  }
  // The scales read the quantizers, so they go first.
  for (const helpers of [chains.map(({ scale }) => scale), chains.map(({ quantizer }) => quantizer)]) {
    const read = new Set([...outputs, ...nodes.flatMap((node) => (changed.has(node) ? [] : node.reads))]);
    for (const helper of helpers) if (!helper.outputs.some((name) => read.has(name))) changed.set(helper, []);
  }
  return changed;
}

function floatNodes({ quantizer, conv, scaled, weightScale }: Chain): Uint8Array[] {
  const [, weight = '', , zeroPoint] = conv.inputs;
  const real = `${scaled.outputs[0]}_float_weights`;
  const inputs = [weight, weightScale, ...(zeroPoint ? [zeroPoint] : [])];
  return [
    nodeField({ operator: 'DequantizeLinear', inputs, outputs: [real], attributes: [] }),
    nodeField({
      operator: 'Conv',
      inputs: [quantizer.inputs[0] ?? '', real],
      outputs: scaled.outputs,
      attributes: conv.attributes,
    }),
  ];
}
