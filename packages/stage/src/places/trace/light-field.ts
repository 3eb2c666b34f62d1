/** Linear light and distance for every pixel. */
export interface LightField {
  width: number;
  height: number;
  rgb: Float32Array;
  depth: Float32Array;
}

/** What the camera sees before light is put together: reflectance, own light, received light, and a key of the surface. */
export interface Buffers extends LightField {
  albedo: Float32Array;
  received: Float32Array;
  surface: Int32Array;
  /** 1 where received light was measured */
  measured: Float32Array;
}
