/** Linear light and distance for every pixel. */
export interface LightField {
  width: number;
  height: number;
  rgb: Float32Array;
  depth: Float32Array;
}
