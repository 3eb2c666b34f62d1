import type { GateAnswer } from '@herald/media/gate';
import type { FaceMeasures } from './face-measures.ts';

export type GateCheck = 'faces' | 'size' | 'turn' | 'tilt' | 'mouth' | 'mouth-points' | 'eyes';

/** One thing that keeps a picture from becoming a talking photo: why, and what the user can do about it. */
export interface GateFinding {
  readonly check: GateCheck;
  readonly answer: Exclude<GateAnswer, 'pass'>;
  readonly reason: string;
  readonly hint: string;
}

export interface Gate {
  readonly answer: GateAnswer;
  /** empty when the picture passes; the gravest first */
  readonly findings: readonly GateFinding[];
}

/** Limits of the gate: up to `pass` is fine, up to `ask` is the user's choice, beyond is refused. */
export const gateLimits = {
  faceWidthPx: { pass: 300, ask: 160 },
  yaw: { pass: 0.2, ask: 0.25 },
  noseOffset: { pass: 0.16, ask: 0.22 },
  pitch: { ask: 0.32 },
  roll: { ask: 0.35 },
  lipGapRatio: { pass: 0.1, ask: 0.3 },
  lipColour: { gapRatio: 0.06, share: 0.6 },
  eyeOpen: { pass: 0.17 },
} as const;

type Judge = (face: FaceMeasures) => GateFinding | undefined;

const judges: readonly Judge[] = [judgeSize, judgeTurn, judgeTilt, judgeMouth, judgeMouthPoints, judgeEyes];

/** The gate's decision on a picture with `faceCount` faces, of which `face` is the one to animate. */
export function judgeFace(face: FaceMeasures | undefined, faceCount: number): Gate {
  if (!face) return noFaceGate;
  const findings = judges.map((judge) => judge(face)).filter((finding) => finding !== undefined);
  if (faceCount > 1) {
    findings.push({
      check: 'faces',
      answer: 'ask',
      reason: `There are ${faceCount} faces in this picture.`,
      hint: 'The one with the points speaks. For somebody else, use a picture that is cropped to that face.',
    });
  }
  const refused = findings.filter((finding) => finding.answer === 'reject');
  const asked = findings.filter((finding) => finding.answer === 'ask');
  const answer = refused.length > 0 ? 'reject' : asked.length > 0 ? 'ask' : 'pass';
  return { answer, findings: [...refused, ...asked] };
}

const noFaceGate: Gate = {
  answer: 'reject',
  findings: [
    {
      check: 'faces',
      answer: 'reject',
      reason: 'No face was found in this picture.',
      hint: 'Use a photo of one person, taken from the front, with the whole face visible and in good light.',
    },
  ],
};

function judgeSize({ faceWidthPx }: FaceMeasures): GateFinding | undefined {
  const width = Math.round(faceWidthPx);
  const { pass, ask } = gateLimits.faceWidthPx;
  if (faceWidthPx >= pass) return undefined;
  if (faceWidthPx >= ask) {
    return {
      check: 'size',
      answer: 'ask',
      reason: `The face is ${width} pixels wide, so the video will look soft.`,
      hint: `A picture in which the face is at least ${pass} pixels wide looks sharper.`,
    };
  }
  return {
    check: 'size',
    answer: 'reject',
    reason: `The face is only ${width} pixels wide.`,
    hint: `Use a larger or closer picture: the face needs at least ${ask} pixels, better ${pass}.`,
  };
}

function judgeTurn({ yaw, noseOffset }: FaceMeasures): GateFinding | undefined {
  const turned = Math.abs(yaw);
  const aside = Math.abs(noseOffset);
  const { yaw: yawLimit, noseOffset: noseLimit } = gateLimits;
  if (turned < yawLimit.pass && aside < noseLimit.pass) return undefined;
  if (turned <= yawLimit.ask && aside <= noseLimit.ask) {
    return {
      check: 'turn',
      answer: 'ask',
      reason: 'The head is turned a little to one side.',
      hint: 'It will work with small movements only. A picture looking straight into the camera is better.',
    };
  }
  return {
    check: 'turn',
    answer: 'reject',
    reason: 'The head is turned too far to one side.',
    hint: 'Use a picture in which the person looks straight into the camera.',
  };
}

function judgeTilt({ pitch, roll }: FaceMeasures): GateFinding | undefined {
  const nodded = Math.abs(pitch) >= gateLimits.pitch.ask;
  if (!nodded && Math.abs(roll) < gateLimits.roll.ask) return undefined;
  return {
    check: 'tilt',
    answer: 'reject',
    reason: nodded ? 'The head is bent too far up or down.' : 'The head is tilted too far to one side.',
    hint: 'Use a picture taken at eye level with the head upright.',
  };
}

function judgeMouth({ lipGapRatio }: FaceMeasures): GateFinding | undefined {
  const { pass, ask } = gateLimits.lipGapRatio;
  if (lipGapRatio < pass) return undefined;
  if (lipGapRatio <= ask) {
    return {
      check: 'mouth',
      answer: 'ask',
      reason: 'The mouth is open.',
      hint: 'A picture with the mouth closed, or only a slight smile, speaks more naturally.',
    };
  }
  return {
    check: 'mouth',
    answer: 'reject',
    reason: 'The mouth is wide open.',
    hint: 'Use a picture with the mouth closed, or only a slight smile.',
  };
}

function judgeMouthPoints({ lipGapRatio, lipColouredShare }: FaceMeasures): GateFinding | undefined {
  const { gapRatio, share } = gateLimits.lipColour;
  if (lipGapRatio <= gapRatio || lipColouredShare <= share) return undefined;
  return {
    check: 'mouth-points',
    answer: 'ask',
    reason: 'We are not sure where the lips meet.',
    hint: 'Move the mouth points onto the line between the lips.',
  };
}

function judgeEyes({ eyeOpenLeft, eyeOpenRight }: FaceMeasures): GateFinding | undefined {
  const shut = [eyeOpenLeft, eyeOpenRight].filter((open) => open < gateLimits.eyeOpen.pass).length;
  if (shut === 0) return undefined;
  if (shut === 1) {
    return {
      check: 'eyes',
      answer: 'ask',
      reason: 'One eye is nearly closed.',
      hint: 'The person will not blink. A picture with both eyes open is better.',
    };
  }
  return {
    check: 'eyes',
    answer: 'reject',
    reason: 'The eyes are closed.',
    hint: 'Use a picture with both eyes open.',
  };
}
