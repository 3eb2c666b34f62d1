import { expect } from 'vitest';

/**
 * Pictures and sounds are equal if their bytes are, which is seen in a thousandth of the time that comparing each number
 * takes. Fractions that differ are left to the usual comparison, because more than one of them is no number.
 */
function haveEqualBytes(a: unknown, b: unknown): boolean | undefined {
  if (!ArrayBuffer.isView(a) || !ArrayBuffer.isView(b)) return undefined;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return undefined;
  if (Buffer.compare(bytesOf(a), bytesOf(b)) === 0) return true;
  return a instanceof Float32Array || a instanceof Float64Array ? undefined : false;
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

expect.addEqualityTesters([haveEqualBytes]);
