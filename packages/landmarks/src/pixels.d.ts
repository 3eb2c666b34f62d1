/** A decoded picture: RGBA bytes, row by row, already turned upright. */
export interface Pixels {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray;
}
