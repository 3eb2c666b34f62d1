import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  afterMoment,
  FIRST_MOMENT,
  type Filming,
  goToMoment,
  type MomentNow,
  momentNow,
  type PlannedMoment,
} from './recording-plan.ts';
import { stillOf } from './still-of.ts';

/** From here on a moment shows what it asks for. */
const STILL_SHARE = 0.5;

interface FilmingOptions {
  plan: readonly PlannedMoment[];
  /** Of the take; undefined while nothing is recorded. */
  sec: number | undefined;
  screen: RefObject<HTMLVideoElement | null>;
  onOver: () => void;
}

/** Leads through the moments of a take, with a picture of each one that was filmed. */
export function useFilming({ plan, sec, screen, onOver }: FilmingOptions) {
  const [filming, setFilming] = useState<Filming>(FIRST_MOMENT);
  const [stills, setStills] = useState<Readonly<Record<number, string>>>({});
  const over = useRef(onOver);
  over.current = onOver;
  const moment = plan[filming.at];
  const isRecording = sec !== undefined;
  const now: MomentNow | undefined = moment && isRecording ? momentNow(moment, filming, sec) : undefined;
  const { at } = filming;
  const isFilmed = now !== undefined && now.share >= STILL_SHARE;
  const isOver = now?.share === 1;
  useEffect(() => {
    const still = isFilmed && screen.current ? stillOf(screen.current) : undefined;
    if (still) setStills((before) => ({ ...before, [at]: still }));
  }, [isFilmed, at, screen]);
  useEffect(() => {
    if (!isOver || sec === undefined) return;
    const next = afterMoment(plan.length, filming, sec);
    if (next) setFilming(next);
    else over.current();
  }, [isOver, sec, plan.length, filming]);
  const goTo = (target: number) => {
    if (sec === undefined || !plan[target]) return;
    setFilming(goToMoment(filming, target, sec));
    setStills(({ [target]: _, ...others }) => others);
  };
  return { moment, now, at, done: filming.done, stills, goTo };
}
