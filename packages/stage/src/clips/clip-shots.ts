import { phraseStarts } from '@herald/media/captions/phrase-starts';
import { FILM_FPS } from '@herald/media/film-pieces';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { isPresenterSize, type PlannedShot } from '@herald/media/scene/shot-plan';
import { wholeActing } from '@herald/media/whole-acting';
import { mix } from '#base/math/mix.ts';
import { SAME_PLACE, unitOf } from './affine.ts';
import { awayIn } from './averted-heads.ts';
import { joinShare } from './blend-pictures.ts';
import { type Crop, canComeNearer, cropsFor, type FilmFrame, placeInFilm } from './clip-crop.ts';
import type { ClipShot } from './clip-shot.ts';
import type { ClipTrack } from './clip-track.ts';
import { unlikeIn } from './find-join.ts';
import { placeBetween } from './join-flow.ts';
import type { Feeling } from './lip-moves.ts';
import { livelinessOf } from './liveliness.ts';
import { metSpans, stressedSpans } from './met-spans.ts';
import { nodsIn } from './nod-cost.ts';
import { planTakes, type Take } from './plan-takes.ts';
import { ownSmileAt } from './take-order.ts';

interface FilmedScene {
  spec: Pick<SceneSpec, 'durationSec' | 'shots' | 'acting' | 'passages' | 'words' | 'figures' | 'endCard'>;
  track: ClipTrack;
  frame: FilmFrame;
}

const intoOf = ({ crop: { into } }: ClipShot): string => (into ? `${into.x} ${into.y} ${into.width}` : 'all');

/** How bright the lower face of a clip is in the mean. */
export const usualLightOf = ({ light }: Pick<ClipTrack, 'light'>): number =>
  light.reduce((sum, level) => sum + level, 0) / Math.max(1, light.length);

function fromAfar(shot: PlannedShot): PlannedShot {
  return isPresenterSize(shot.size) ? { ...shot, size: 'wide' } : shot;
}

/** Which picture of a clip each picture of its film shows, and where; the same in films and before them. */
export class ClipShots {
  readonly frames: number;
  /** how bright the face usually is */
  readonly usualLight: number;
  readonly #track: ClipTrack;
  readonly #frame: FilmFrame;
  readonly #takes: Take[];
  readonly #crops: Crop[];
  readonly #widest = new Map<string, number>();

  constructor({ spec, track, frame }: FilmedScene) {
    const { durationSec, shots, words, endCard } = spec;
    this.frames = Math.max(1, Math.round(durationSec * FILM_FPS));
    const acting = wholeActing(spec);
    const seenUntilSec = durationSec - (endCard?.durationSec ?? 0);
    this.#track = track;
    this.#frame = frame;
    this.#takes = planTakes({
      frames: this.frames,
      fps: FILM_FPS,
      shots: canComeNearer(track, frame) ? shots : shots.map(fromAfar),
      acting,
      wordSecs: words.map(({ startSec }) => startSec),
      phraseSecs: phraseStarts(words),
      met: [...metSpans(spec), ...stressedSpans(acting, seenUntilSec)],
      said: words.map(({ startSec, endSec }) => ({ fromSec: startSec, untilSec: endSec })),
      seenUntilSec,
      spans: track.spans,
      clipFps: track.fps,
      eyes: track.eyes,
      gazes: awayIn(track),
      liveliness: livelinessOf(track.places),
      nods: nodsIn(track.places),
      unlike: unlikeIn(track),
    });
    this.#crops = cropsFor(track, this.#takes, frame);
    this.usualLight = usualLightOf(track);
  }

  /** Where each take begins. */
  get starts(): number[] {
    return this.#takes.map(({ fromFrame }) => fromFrame);
  }

  /** Pixels of the film per mouth width, at most, in takes that fill the same part of the frame. */
  widestUnitAt(frame: number): number {
    const into = intoOf(this.at(frame));
    const known = this.#widest.get(into);
    if (known) return known;
    const alike = this.starts.map((start) => this.at(start)).filter((shot) => intoOf(shot) === into);
    const widest = Math.max(...alike.map(({ place }) => unitOf(place)));
    this.#widest.set(into, widest);
    return widest;
  }

  at(frame: number): ClipShot {
    const next = this.#takes.findIndex(({ fromFrame, joinFrames }) => {
      const half = joinFrames / 2;
      return joinFrames > 0 && frame >= fromFrame - half && frame < fromFrame + half;
    });
    if (next > 0) return this.#joinedAt(frame, next);
    const k = this.#takes.findLastIndex(({ fromFrame }) => fromFrame <= frame);
    return this.#pictureOf(Math.max(0, k), frame);
  }

  /** How bright the face of a shot is beside the usual. */
  gainOf({ light }: ClipShot): number {
    return (light ?? this.usualLight) / this.usualLight;
  }

  /** What words add to the face of a shot: who smiles in the clip smiles already. */
  feelingIn({ clipFrame, joined }: ClipShot, feeling: Feeling): Feeling {
    const own = (frame: number) => ownSmileAt(this.#track, frame);
    const smiles = joined
      ? mix(own(joined.from.clipFrame), own(joined.to.clipFrame), joined.share.mixed)
      : own(clipFrame);
    return { ...feeling, smile: feeling.smile * (1 - smiles) };
  }

  /** `k` names the take; the frame may lie a little beside it. */
  #pictureOf(k: number, frame: number): ClipShot {
    const track = this.#track;
    const [take, crop] = [this.#takes[k], this.#crops[k]];
    if (!take || !crop) throw new RangeError(`No take shows frame ${frame}`);
    const wanted = Math.round(take.clipFrame + ((frame - take.fromFrame) * track.fps) / FILM_FPS);
    const clipFrame = Math.max(0, Math.min(wanted, track.places.length - 1));
    const place = placeInFilm(track.places[clipFrame] ?? SAME_PLACE, crop, this.#frame);
    return { clipFrame, crop, place, light: track.light[clipFrame] };
  }

  #joinedAt(frame: number, next: number): ClipShot {
    const { fromFrame = 0, joinFrames = 1 } = this.#takes[next] ?? {};
    const first = fromFrame - joinFrames / 2;
    const pairAt = (at: number) => [this.#pictureOf(next - 1, at), this.#pictureOf(next, at)] as const;
    const [from, to] = pairAt(frame);
    const share = joinShare((frame - first + 0.5) / joinFrames);
    const last = first + joinFrames - 1;
    const joined = {
      ...{ from, to, share, name: `${next}` },
      measured: [first, Math.round((first + last) / 2), last].map(pairAt),
      at: (frame - first) / (joinFrames - 1),
    };
    const [before, after] = [from.light ?? to.light, to.light ?? from.light];
    const light = before !== undefined && after !== undefined ? before + (after - before) * share.mixed : undefined;
    return { ...(share.mixed < 0.5 ? from : to), place: placeBetween(from.place, to.place, share), light, joined };
  }
}
