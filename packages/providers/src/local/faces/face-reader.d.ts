import type { FaceReader } from '@herald/film';
/** Finds the face in the pictures of a clip, in their order. */
export declare function openFaceReader(): Promise<FaceReader>;
//# sourceMappingURL=face-reader.d.ts.map