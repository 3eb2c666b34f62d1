export { type AdjustableMark, adjustableMarks, adjustPoints, type PointEdits } from './adjust-points.ts';
export {
  AnalysisFormatError,
  analysisVersion,
  type FoundFace,
  type PortraitAnalysis,
  parseAnalysis,
} from './analysis.ts';
export type { Point } from './face-crop.ts';
export { marks, pointCount } from './face-marks.ts';
export { type FaceMeasures, measureFace } from './face-measures.ts';
export { type HeadPose, headPose } from './face-pose.ts';
export { type Gate, type GateCheck, type GateFinding, gateLimits, judgeFace } from './gate.ts';
export { createLandmarker, type Landmarker } from './landmarker.ts';
export { mouthOpening } from './mouth-opening.ts';
export type { Pixels } from './pixels.ts';
