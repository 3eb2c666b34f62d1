/** Cells to be lit: unit normals, how much light reaches them, their linear colour and how much they shine. */
export interface Surface {
  columns: number;
  /** the rows to light: from the first up to, not including, the last */
  firstRow: number;
  lastRow: number;
  normalX: Float32Array;
  normalY: Float32Array;
  normalZ: Float32Array;
  keyShare: Float32Array;
  ambientShare: Float32Array;
  /** red, green, blue per cell */
  albedo: Float32Array;
  shine: Float32Array;
  /** first and one-past-last lit column of each row */
  rowStart: Int16Array;
  rowEnd: Int16Array;
}
