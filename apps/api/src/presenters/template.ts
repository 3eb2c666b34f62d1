import { type DraftContent, draftContent, readStoredDraft } from '@herald/contract/draft';
import type { Template, TemplateSummary } from '@herald/contract/endpoints/templates';
import { exampleValues, fillTemplate, type templateCategories } from '@herald/contract/template';
import type { Core } from '@herald/core';
import type { Actor } from '@herald/core/identity';
import { mayChangeTemplate, type StoredTemplate } from '@herald/core/templates';
import type { SpeechService } from '@herald/media/engines/speech-service';
import { filmSecOf } from '@herald/media/scene/film-length';

const USUAL_LOCALE = 'en-US';

interface Showing {
  core: Pick<Core, 'media' | 'clock'>;
  providers: { speech: Pick<SpeechService, 'estimateDurationSec'> };
}

/** A template in a list; how long it is follows from its words with their usual values. */
export function presentTemplate(
  template: StoredTemplate,
  { userId }: Pick<Actor, 'userId'>,
  { core, providers: { speech } }: Showing,
): TemplateSummary {
  const { id, name, description, category, visibility, variables, uses, createdAt } = template;
  const usual = usualContentOf(template);
  return {
    ...{ id, name, description, category, visibility, uses },
    is_ours: template.accountId === null,
    is_mine: template.createdById === userId,
    is_featured: template.isFeatured,
    avatar_id: template.content.avatar.selectedAvatarId,
    poster_url: linkTo(core, template.posterKey),
    is_drawn: template.drawnBy !== null,
    loop_url: linkTo(core, template.loopKey),
    moments_url: linkTo(core, template.momentsKey),
    variables: variables.map((variable) => variable.name),
    hook: usual.output.hook,
    duration_seconds: Math.round(filmSecOf(soundSecOf(usual.voice, speech), usual.output)),
    rating: presentRating(template),
    created_at: createdAt.toISOString(),
  };
}

export function presentWholeTemplate(
  template: StoredTemplate,
  actor: Actor,
  { content, rating, ...showing }: Showing & { content: DraftContent; rating: number | null },
): Template {
  return {
    ...presentTemplate(template, actor, showing),
    content,
    variables: template.variables,
    my_rating: rating,
    may_change: mayChangeTemplate(actor, template),
  };
}

export function presentRating({ ratingSum, ratingCount }: Pick<StoredTemplate, 'ratingSum' | 'ratingCount'>) {
  const average = ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10;
  return { average, count: ratingCount };
}

export const CATEGORY_LABELS: Record<(typeof templateCategories)[number], string> = {
  sell: 'Sell',
  explain: 'Explain',
  tell: 'Tell',
  invite: 'Invite',
};

const linkTo = ({ media, clock }: Showing['core'], key: string | null): string | null =>
  key === null ? null : media.sign({ key }, clock.now());

/** A template of an older release may lack fields. */
export const contentOf = ({ content }: StoredTemplate): DraftContent =>
  readStoredDraft(content) ?? draftContent.parse({});

function usualContentOf(template: StoredTemplate): DraftContent {
  const { variables } = template;
  return fillTemplate({ content: contentOf(template), variables }, exampleValues(variables)).content;
}

function soundSecOf(voice: DraftContent['voice'], speech: Pick<SpeechService, 'estimateDurationSec'>): number {
  const { ttsText, country, region, speechRate } = voice;
  const locale = country && region ? `${country}-${region}` : USUAL_LOCALE;
  return speech.estimateDurationSec(ttsText, locale, speechRate);
}
