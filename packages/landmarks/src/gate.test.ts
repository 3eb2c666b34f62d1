import type { GateAnswer } from '@herald/media/gate';
import { describe, expect, it } from 'vitest';
import type { FaceMeasures } from './face-measures.ts';
import { type GateCheck, judgeFace } from './gate.ts';

const goodFace: FaceMeasures = {
  faceWidthPx: 420,
  yaw: 0.02,
  pitch: 0.1,
  roll: -0.03,
  noseOffset: 0.04,
  lipGapRatio: 0.03,
  lipColouredShare: 0.1,
  eyeOpenLeft: 0.35,
  eyeOpenRight: 0.36,
};

interface Row {
  what: string;
  change: Partial<FaceMeasures>;
  answer: GateAnswer;
  check?: GateCheck;
}

const table: Row[] = [
  { what: 'a good portrait', change: {}, answer: 'pass' },
  { what: 'a face of 300 px', change: { faceWidthPx: 300 }, answer: 'pass' },
  { what: 'a face of 299 px', change: { faceWidthPx: 299 }, answer: 'ask', check: 'size' },
  { what: 'a face of 160 px', change: { faceWidthPx: 160 }, answer: 'ask', check: 'size' },
  { what: 'a face of 159 px', change: { faceWidthPx: 159 }, answer: 'reject', check: 'size' },
  { what: 'yaw just under the limit', change: { yaw: -0.199 }, answer: 'pass' },
  { what: 'yaw in the soft band', change: { yaw: 0.23 }, answer: 'ask', check: 'turn' },
  { what: 'yaw beyond', change: { yaw: -0.26 }, answer: 'reject', check: 'turn' },
  { what: 'a nose a little aside', change: { noseOffset: 0.2 }, answer: 'ask', check: 'turn' },
  { what: 'a nose far aside', change: { noseOffset: -0.23 }, answer: 'reject', check: 'turn' },
  { what: 'a head bent down', change: { pitch: 0.33 }, answer: 'reject', check: 'tilt' },
  { what: 'a head bent up', change: { pitch: -0.33 }, answer: 'reject', check: 'tilt' },
  { what: 'a head tilted aside', change: { roll: 0.36 }, answer: 'reject', check: 'tilt' },
  { what: 'a tilt under the limit', change: { roll: 0.34 }, answer: 'pass' },
  { what: 'a toothy smile', change: { lipGapRatio: 0.2 }, answer: 'ask', check: 'mouth' },
  { what: 'a laugh', change: { lipGapRatio: 0.31 }, answer: 'reject', check: 'mouth' },
  {
    what: 'lips mistaken for a gap',
    change: { lipGapRatio: 0.08, lipColouredShare: 0.7 },
    answer: 'ask',
    check: 'mouth-points',
  },
  {
    what: 'lip colour in a gap too small to matter',
    change: { lipGapRatio: 0.05, lipColouredShare: 0.9 },
    answer: 'pass',
  },
  { what: 'one closed eye', change: { eyeOpenLeft: 0.1 }, answer: 'ask', check: 'eyes' },
  { what: 'both eyes closed', change: { eyeOpenLeft: 0.1, eyeOpenRight: 0.12 }, answer: 'reject', check: 'eyes' },
];

describe('the gate', () => {
  it.each(table)('decides $answer for $what', ({ change, answer, check }) => {
    const gate = judgeFace({ ...goodFace, ...change }, 1);
    expect(gate.answer).toBe(answer);
    expect(gate.findings.map((finding) => finding.check)).toEqual(check ? [check] : []);
  });

  it('rejects a picture without a face', () => {
    const gate = judgeFace(undefined, 0);
    expect(gate.answer).toBe('reject');
    expect(gate.findings[0]?.check).toBe('faces');
  });

  it('asks which of several faces should speak', () => {
    const gate = judgeFace(goodFace, 3);
    expect(gate.answer).toBe('ask');
    expect(gate.findings[0]?.reason).toContain('3 faces');
  });

  it('puts the gravest finding first and keeps the others', () => {
    const gate = judgeFace({ ...goodFace, faceWidthPx: 200, eyeOpenLeft: 0.1, eyeOpenRight: 0.1 }, 2);
    expect(gate.answer).toBe('reject');
    expect(gate.findings.map((finding) => finding.check)).toEqual(['eyes', 'size', 'faces']);
  });

  it('gives a reason and a hint in whole sentences with every finding', () => {
    const findings = table.flatMap(({ change }) => judgeFace({ ...goodFace, ...change }, 2).findings);
    for (const { reason, hint } of findings) {
      expect(reason).toMatch(/^[A-Z].+\.$/);
      expect(hint).toMatch(/^[A-Z].+\.$/);
    }
  });
});
