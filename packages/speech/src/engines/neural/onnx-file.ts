// The few parts of an ONNX file that are read and changed here. The rest stays as the bytes it was.

/** A field of a message with all its bytes, and what it holds: a number, or bytes. */
export interface OnnxField {
  number: number;
  whole: Uint8Array;
  value: number;
  body: Uint8Array;
}

const WIRE = { varint: 0, eight: 1, bytes: 2, four: 5 };
const NOTHING = new Uint8Array();

/** A number below 2^53, and where it ends. */
function readVarint(bytes: Uint8Array, from: number): [number, number] {
  let value = 0;
  for (let at = from, factor = 1; at < bytes.length && at < from + 10; at++, factor *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return [value, at + 1];
  }
  throw new RangeError('The file ends inside a number.');
}

/** The fields of a message, in their order. Throws a RangeError where the bytes are none. */
export function readFields(bytes: Uint8Array): OnnxField[] {
  const fields: OnnxField[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag, start] = readVarint(bytes, at);
    const field = readField(bytes, start, tag % 8);
    if (field.end > bytes.length) throw new RangeError('The file ends inside a field.');
    fields.push({ ...field, number: Math.floor(tag / 8), whole: bytes.subarray(at, field.end) });
    at = field.end;
  }
  return fields;
}

function readField(bytes: Uint8Array, start: number, wire: number) {
  if (wire === WIRE.eight) return { value: 0, body: NOTHING, end: start + 8 };
  if (wire === WIRE.four) return { value: 0, body: NOTHING, end: start + 4 };
  const [value, end] = readVarint(bytes, start);
  if (wire === WIRE.varint) return { value, body: NOTHING, end };
  if (wire === WIRE.bytes) return { value: 0, body: bytes.subarray(end, end + value), end: end + value };
  throw new RangeError('The file has a field of a kind that does not exist.');
}

export const textOf = ({ body }: OnnxField): string => new TextDecoder().decode(body);

function varintOf(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}

/** A field with bytes, a text or other fields in it. */
export function bytesField(number: number, ...parts: (Uint8Array | string)[]): Uint8Array {
  const bodies = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  const size = bodies.reduce((sum, body) => sum + body.length, 0);
  return Buffer.concat([varintOf(number * 8 + WIRE.bytes), varintOf(size), ...bodies]);
}
