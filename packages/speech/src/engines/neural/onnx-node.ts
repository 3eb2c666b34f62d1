import { bytesField, type OnnxField, readFields, textOf } from './onnx-file.ts';

/** An operator in an ONNX file. */
export interface OnnxNode {
  operator: string;
  inputs: string[];
  outputs: string[];
  /** As they are in the file. */
  attributes: Uint8Array[];
  /** Every name it reads, those of the graphs in it too. */
  reads: string[];
}

const NODE = { input: 1, output: 2, operator: 4, attribute: 5 };
const ATTRIBUTE_GRAPH = 6;
export const GRAPH = { node: 1, constant: 5, output: 12 };

export function readNode({ body }: OnnxField): OnnxNode {
  const fields = readFields(body);
  const textsOf = (wanted: number): string[] => fields.filter(({ number }) => number === wanted).map(textOf);
  const attributes = fields.filter(({ number }) => number === NODE.attribute);
  const inputs = textsOf(NODE.input);
  return {
    operator: textsOf(NODE.operator)[0] ?? '',
    inputs,
    outputs: textsOf(NODE.output),
    attributes: attributes.map(({ whole }) => whole),
    reads: [...inputs, ...attributes.flatMap(readInside)],
  };
}

function readInside(attribute: OnnxField): string[] {
  const graphs = readFields(attribute.body).filter(({ number }) => number === ATTRIBUTE_GRAPH);
  return graphs.flatMap(({ body }) => readNames(readFields(body)));
}

/** The names that a graph reads or gives out. */
function readNames(graph: readonly OnnxField[]): string[] {
  return graph.flatMap((field) => {
    if (field.number === GRAPH.node) return readNode(field).reads;
    return field.number === GRAPH.output ? [outputName(field)] : [];
  });
}

export function outputName({ body }: OnnxField): string {
  const name = readFields(body).find(({ number }) => number === 1);
  return name ? textOf(name) : '';
}

/** An operator as a field of its graph. */
export const nodeField = (node: Omit<OnnxNode, 'reads'>): Uint8Array =>
  bytesField(
    GRAPH.node,
    ...node.inputs.map((name) => bytesField(NODE.input, name)),
    ...node.outputs.map((name) => bytesField(NODE.output, name)),
    bytesField(NODE.operator, node.operator),
    ...node.attributes,
  );
