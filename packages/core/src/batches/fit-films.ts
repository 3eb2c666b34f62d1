import type { FilmProblem, PlannedFilm } from '@herald/contract/batch';
import type { DraftContent } from '@herald/contract/draft';
import { linkField, linkText } from '@herald/contract/fields';
import type { PerformerKind } from '@herald/contract/statuses';
import { filmSecOf } from '@herald/media/scene/film-length';
import { otherLanguageNote } from '../audio/other-language.ts';
import { choiceOf } from '../audio/speak-script.ts';
import type { SpeechOrder } from '../audio/speech-order.ts';
import { reachedAs, reachPerson } from '../avatars/reach-person.ts';
import { getClipToFilm } from '../clips/filmed.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { misfitsOf } from '../plans/policies.ts';
import { orderTexts } from '../videos/ordering/order-texts.ts';
import type { LimitsInUse } from '../videos/ordering/read-limits.ts';
import { performerOf, resolveAvatar, resolveMusic, resolvePicture } from '../videos/ordering/resolve-order.ts';
import type { BatchEngines } from './batch-engines.ts';
import { batchTexts } from './batch-texts.ts';

export interface FittedFilm extends PlannedFilm {
  performer: PerformerKind;
  /** Of what is said, and of the film with its end card, as estimated. */
  soundSec: number;
  durationSec: number;
  /** Who says what; missing where nobody can. */
  speech: Omit<SpeechOrder, 'pronunciations'> | undefined;
  /** The service that films it; empty for Herald. */
  filmedBy: string;
}

/** Looks up what films name, each thing once however many films name it. */
export class FilmFitter {
  readonly #core: Core;
  readonly #actor: Actor;
  readonly #engines: BatchEngines;
  readonly #plan: LimitsInUse;
  readonly #found = new Map<string, Promise<unknown>>();

  constructor(core: Core, actor: Actor, { engines, plan }: { engines: BatchEngines; plan: LimitsInUse }) {
    this.#core = core;
    this.#actor = actor;
    this.#engines = engines;
    this.#plan = plan;
  }

  /** A film with everything that keeps it from being made. */
  async fit(film: PlannedFilm): Promise<FittedFilm> {
    const { content } = film;
    const problems = [...film.problems];
    const tell = (text: string) => void problems.push({ field: '', text });
    const person = await this.#person(content, tell);
    const speech = this.#speech(content, tell);
    const { rate = 1, text = '', voice } = speech ?? {};
    // A script that the plan refuses may be very long, and an estimate reads every word.
    const isRead = voice && text.length <= this.#plan.scriptCharacters;
    const soundSec = isRead ? this.#engines.speech.estimateDurationSec(text, voice.locale, rate) : 0;
    const { made_by, end_card } = content.output;
    if (made_by && reachedAs(this.#engines.filmers, made_by).length === 0) tell(batchTexts.unknownFilmer);
    if (film.ratios.length > 1 && (made_by || person?.hostedBy)) tell(orderTexts.oneRatioElsewhere);
    if (!linkField.safeParse(content.output.link_url).success) tell(linkText);
    await this.#things(content, tell);
    const size = { scriptCharacters: text.length, soundSec, endCard: end_card };
    for (const misfit of misfitsOf(size, this.#plan)) tell(misfit.text);
    return {
      ...film,
      problems: unique(problems),
      performer: person ? performerOf(person.kind, content) : 'character',
      soundSec,
      durationSec: filmSecOf(soundSec, content.output),
      speech,
      filmedBy: person?.hostedBy || reachedAs(this.#engines.filmers, made_by)[0] || '',
    };
  }

  #speech({ voice }: DraftContent, tell: (text: string) => void) {
    const { ttsText: text, ttsId: voiceId, country, region, speechRate: rate, style } = voice;
    try {
      const chosen = choiceOf({ text, voiceId, country, region, rate, ...(style && { style }) }, this.#engines.speech);
      const other = this.#engines.speech.findOtherLanguage(chosen.text, chosen.voice.locale);
      if (other && 'script' in other) tell(otherLanguageNote(other, this.#engines.speech));
      return chosen;
    } catch (error) {
      tell(messageOf(error));
      return undefined;
    }
  }

  /** Who is seen, as far as the account may use them. */
  async #person({ avatar }: DraftContent, tell: (text: string) => void) {
    const { avatarType, selectedAvatarId, createdAvatarId, customImageUrl } = avatar;
    const key = `avatar ${avatarType} ${selectedAvatarId} ${createdAvatarId} ${customImageUrl}`;
    return this.#once(key, async () => {
      const chosen = await resolveAvatar(this.#core, this.#actor, avatar);
      if (chosen.kind === 'filmed') await getClipToFilm(this.#core, chosen);
      const { accountId } = this.#actor;
      const person = await reachPerson(this.#core, { accountId, avatar: chosen, casts: this.#engines.casts });
      return { kind: chosen.kind, hostedBy: person.hostedBy };
    }).catch((error: unknown) => void tell(messageOf(error)));
  }

  async #things({ avatar, background, output }: DraftContent, tell: (text: string) => void): Promise<void> {
    const pictures = [
      avatar.productImageUrl,
      background.imageUrl,
      output.logo_url,
      ...output.material.map(({ url }) => url),
    ];
    const things = [
      ...pictures.map((link) => ({ link, find: () => resolvePicture(this.#core, this.#actor, link, '') })),
      { link: output.music_url, find: () => resolveMusic(this.#core, this.#actor, output) },
    ];
    for (const { link, find } of things) {
      if (link) await this.#once(`thing ${link}`, find).catch((error: unknown) => void tell(messageOf(error)));
    }
  }

  async #once<Found>(key: string, find: () => Promise<Found>): Promise<Found> {
    const known = this.#found.get(key) as Promise<Found> | undefined;
    if (known) return known;
    const finding = find();
    this.#found.set(key, finding);
    return finding;
  }
}

/** What an order is refused with is for its customer; anything else is a fault of ours. */
function messageOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  throw error;
}

const unique = (problems: readonly FilmProblem[]): FilmProblem[] => {
  const seen = new Map(problems.map((problem) => [problem.text, problem]));
  return [...seen.values()];
};
