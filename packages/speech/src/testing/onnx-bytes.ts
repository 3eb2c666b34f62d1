import { Buffer } from 'node:buffer';

// The few parts of an ONNX file that the models of tests and benchmarks need, written byte by byte.

export const FLOAT = 1;
export const UINT8 = 2;
export const INT8 = 3;
export const INT64 = 7;

type Dimension = number | string;

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
};

const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);

const bytes = (field: number, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as Buffer)));
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body]);
};

const dimension = (size: Dimension): Buffer => bytes(1, typeof size === 'number' ? number(1, size) : bytes(2, size));

const value = (field: number, name: string, type: number, dims: readonly Dimension[]): Buffer =>
  bytes(field, bytes(1, name), bytes(2, bytes(1, number(1, type), bytes(2, ...dims.map(dimension)))));

export const floats = (values: readonly number[] | Float32Array): Buffer =>
  Buffer.from(Float32Array.from(values).buffer);
export const longs = (...values: number[]): Buffer => Buffer.from(BigInt64Array.from(values.map(BigInt)).buffer);

/** A number that is written into the model. */
export const constant = (name: string, type: number, dims: readonly number[], raw: Buffer): Buffer =>
  bytes(5, ...dims.map((size) => number(1, size)), number(2, type), bytes(8, name), bytes(9, raw));

/** An operator of ONNX Runtime's own begins with "com.microsoft." */
export const node = (
  operator: string,
  inputs: readonly string[],
  outputs: string | readonly string[],
  ...attributes: Buffer[]
): Buffer => {
  const own = operator.lastIndexOf('.');
  return bytes(
    1,
    ...inputs.map((input) => bytes(1, input)),
    ...[outputs].flat().map((one) => bytes(2, one)),
    bytes(4, operator.slice(own + 1)),
    ...attributes,
    ...(own > 0 ? [bytes(7, operator.slice(0, own))] : []),
  );
};

/** The word an operator is set to. */
export const word = (name: string, wanted: string): Buffer => bytes(5, bytes(1, name), bytes(4, wanted), number(20, 3));

/** The number an operator is set to. */
export const level = (name: string, wanted: number): Buffer => {
  const raw = Buffer.alloc(4);
  raw.writeFloatLE(wanted);
  return bytes(5, bytes(1, name), varint(2 * 8 + 5), raw, number(20, 1));
};

/** The whole number an operator is set to. */
export const setting = (name: string, wanted: number): Buffer =>
  bytes(5, bytes(1, name), number(3, wanted), number(20, 2));

/** The whole numbers an operator is set to. */
export const settings = (name: string, wanted: readonly number[]): Buffer =>
  bytes(5, bytes(1, name), ...wanted.map((one) => number(8, one)), number(20, 7));

export const input = (name: string, type: number, ...dims: Dimension[]): Buffer => value(11, name, type, dims);
export const output = (name: string, type: number, ...dims: Dimension[]): Buffer => value(12, name, type, dims);

export const model = (...parts: Buffer[]): Buffer =>
  Buffer.concat([
    number(1, 8),
    bytes(7, ...parts, bytes(2, 'tiny')),
    bytes(8, bytes(1, ''), number(2, 17)),
    bytes(8, bytes(1, 'com.microsoft'), number(2, 1)),
  ]);
