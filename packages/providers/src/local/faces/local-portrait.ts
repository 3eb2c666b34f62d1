import {
  type AdjustableMark,
  adjustableMarks,
  adjustPoints,
  marks,
  type PortraitAnalysis,
  parseAnalysis,
} from '@herald/landmarks';
import type { Portrait, PortraitEngine, PortraitPoint } from '@herald/media/engines/portrait-engine';
import { inFaceThread } from './in-face-thread.ts';
import { MARK_LABELS } from './mark-labels.ts';

/** The embedded detector of faces. */
export function localPortrait(): PortraitEngine {
  return {
    analyse: async (bytes, face) => portraitOf(await inFaceThread('analyse', { bytes, face })),
    adjust: (analysis, points) => adjustPoints(asAnalysis(analysis), editsOf(points)),
  };
}

function portraitOf(analysis: PortraitAnalysis): Portrait {
  const { width, height, gate, faces, chosen } = analysis;
  return {
    widthPx: width,
    heightPx: height,
    faces: faces.map(({ x, y, width, height }) => ({ x, y, width, height })),
    face: chosen,
    gate: {
      answer: gate.answer,
      findings: gate.findings.map(({ reason, hint }) => ({ reason, hint })),
    },
    points: adjustableMarks.flatMap((id): PortraitPoint[] => {
      const point = analysis.points[marks[id]];
      return point ? [{ id, label: MARK_LABELS[id], x: point[0], y: point[1] }] : [];
    }),
    analysis,
  };
}

/** Kept as JSON between the two calls. */
const asAnalysis = (kept: unknown): PortraitAnalysis => parseAnalysis(JSON.stringify(kept));

function editsOf(points: Pick<PortraitPoint, 'id' | 'x' | 'y'>[]): Partial<Record<AdjustableMark, [number, number]>> {
  const known = points.filter(({ id }) => (adjustableMarks as readonly string[]).includes(id));
  return Object.fromEntries(known.map(({ id, x, y }) => [id, [x, y]]));
}
