/** Small files that cameras, designers and pranksters upload. */

/** 64 x 80, red above blue, in the inks of a printer. */
export const cmykJpeg = Buffer.from(
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAFAgAUABABAERAAIRAQMRAQQRAP/EABgAAQADAQAAAAAAAAAAAAAAAAACBAUG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABcBAQEBAQAAAAAAAAAAAAAAAAAHBQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/ALLZcK7sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABFOVYZYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD//2Q==',
  'base64',
);

/** 80 x 80, a red frame followed by a blue one. */
export const animatedGif = Buffer.from(
  'R0lGODlhUABQAPAAAOAwIAAAACH5BAAAAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAAUABQAAACWISPqcvtD6OctNqLs968+w+G4kiW5omm6sq27gvH8kzX9o3n+s73/g8MCofEovGITCqXzKbzCY1Kp9Sq9YrNarfcrvcLDovH5LL5jE6r1+y2+w2Py+d0ZgEAIfkEAAAAAAAsAAAAAFAAUACAIGDAAAAAAliEj6nL7Q+jnLTai7PevPsPhuJIluaJpurKtu4Lx/JM1/aN5/rO9/4PDAqHxKLxiEwql8ym8wmNSqfUqvWKzWq33K73Cw6Lx+Sy+YxOq9fstvsNj8vndGYBADs=',
  'base64',
);

export const bmpBytes = Buffer.concat([Buffer.from('BM'), Buffer.alloc(512)]);

/** Puts an EXIF block with the given orientation before everything else in a JPEG. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff)]);
  const length = body.length + 2;
  const head = Buffer.from([0xff, 0xe1, length >> 8, length & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A PNG that claims another size than it has. */
export function withPngSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
}

/** A PNG whose structure is whole but whose pixels are noise. */
export function withBrokenBody(png: Buffer): Buffer {
  const changed = Buffer.from(png);
  const body = changed.indexOf('IDAT') + 4;
  return changed.fill(0x5a, body, body + 40);
}
