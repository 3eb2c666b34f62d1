import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type BatchOrder, orderProblems, planFilms } from '@herald/contract/batch';
import { type DraftContent, draftContent, readStoredDraft } from '@herald/contract/draft';
import { withLinks } from '@herald/contract/draft-links';
import type { CheckedState } from '@herald/contract/endpoints/batch-jobs';
import type { TemplateBody } from '@herald/contract/template';
import type { SpeechService } from '@herald/media/engines/speech-service';
import { webAddressOf } from '@herald/media/web-address';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { unsignedLink } from '../storage/own-key-of.ts';
import { getTemplate } from '../templates/templates.ts';
import { castFor } from '../templates/use-template.ts';
import { assertMayMakeVideos } from '../videos/ordering/policies.ts';
import { readLimits } from '../videos/ordering/read-limits.ts';
import type { BatchEngines } from './batch-engines.ts';
import { FilmFitter, type FittedFilm } from './fit-films.ts';
import { itemRepository } from './item-repository.ts';
import { voicedTemplate } from './voiced-template.ts';

export interface ExaminedFilm extends FittedFilm {
  state: CheckedState;
}

export interface ExaminedBatch {
  films: ExaminedFilm[];
  /** Those that would be started. */
  starting: ExaminedFilm[];
  /** What stands in for what its template has and this account has not. */
  notes: string[];
  /** Infinite where they are unlimited. */
  slotsLeft: number;
  /** Of what each film is, and of which of them start. */
  hash: string;
}

/** Reads an order as its start would: every film with what speaks against it, and how many of them have a slot. */
export async function examineBatch(
  core: Core,
  actor: Actor,
  order: BatchOrder,
  engines: BatchEngines,
): Promise<ExaminedBatch> {
  await assertMayMakeVideos(core, actor);
  const { source } = order;
  // Only a template that is there for whoever starts the batch is named with it.
  if (source.kind === 'matrix' && source.template_id) await getTemplate(core, actor, source.template_id);
  const read = source.kind === 'table' ? await readTemplate(core, actor, source.template_id, engines) : undefined;
  const template = read?.body;
  assertOrder(orderProblems(order, template));
  const plan = await readLimits(core, actor);
  const slotsLeft = Math.max(
    0,
    plan.videosLeft - (await itemRepository.countWaiting(core.db.queries, actor.accountId)),
  );
  const fitter = new FilmFitter(core, actor, { engines, plan });
  const films: ExaminedFilm[] = [];
  let starts = 0;
  for (const planned of planFilms(order, template, wordsOf(engines.speech))) {
    // Hundreds of long scripts take seconds: other requests come between them.
    await setImmediate();
    const film = await fitter.fit({ ...planned, content: keptContent(planned.content, actor.accountId) });
    const state = stateOf(film, starts < slotsLeft);
    if (state === 'ready') starts += 1;
    films.push({ ...film, state });
  }
  const starting = films.filter(({ state }) => state === 'ready');
  return { films, starting, notes: read?.notes ?? [], slotsLeft, hash: hashOf(order, films) };
}

function stateOf({ problems, sameAs }: FittedFilm, hasSlot: boolean): CheckedState {
  if (problems.length > 0) return 'unfit';
  if (sameAs !== null) return 'same';
  return hasSlot ? 'ready' : 'no_slot';
}

interface ReadTemplate {
  body: TemplateBody;
  notes: string[];
}

/** A row cannot choose another avatar, so one that is gone or not in the plan gives way here, as in the wizard. */
async function readTemplate(core: Core, actor: Actor, id: string, { speech }: BatchEngines): Promise<ReadTemplate> {
  const { content, variables } = await getTemplate(core, actor, id);
  // A template of an older release may lack fields.
  const known = readStoredDraft(content) ?? draftContent.parse({});
  const cast = await castFor(core, actor, known);
  return { body: { content: await voicedTemplate(core, actor, cast.content, speech), variables }, notes: cast.notes };
}

function assertOrder(problems: Record<string, string>): void {
  const found = Object.entries(problems);
  const [first] = found;
  if (!first) return;
  const errors = Object.fromEntries(found.map(([field, text]) => [field, [text]]));
  throw new AppError('validation', { message: first[1], errors });
}

function wordsOf(speech: SpeechService) {
  const voiceOf = ({ ttsId }: DraftContent['voice']) => speech.findVoice(ttsId);
  return {
    languageOf: (voice: DraftContent['voice']) => voiceOf(voice)?.locale.split('-', 1)[0] ?? voice.country,
    voiceNameOf: (voice: DraftContent['voice']) => voiceOf(voice)?.label.split(' - ', 1)[0] ?? voice.ttsId,
  };
}

/** Signatures of links end after an hour, and the same batch must be the same one when it is started. */
function keptContent(content: DraftContent, accountId: string): DraftContent {
  const kept = withLinks(content, (link) => unsignedLink(link, accountId) || link);
  const { link_url } = kept.output;
  return { ...kept, output: { ...kept.output, link_url: webAddressOf(link_url) ?? link_url } };
}

function hashOf({ name }: BatchOrder, films: readonly ExaminedFilm[]): string {
  const told = films.map(({ key, name: file, content, state }) => [key, file, content, state]);
  return createHash('sha256')
    .update(JSON.stringify([name, told]))
    .digest('hex');
}
