import type { Template } from '@herald/contract/endpoints/templates';
import { exampleValues, fillTemplate, type TemplateValues } from '@herald/contract/template';
import { filmSecOf } from '@herald/media/scene/film-length';
import { scriptFacts } from '../../voice/script-facts.ts';

type Timed = Pick<Template, 'content' | 'variables' | 'duration_seconds'>;

/** How long words take, by what the server has counted for the film of the template. */
export function wordsSecOf({ content, variables, duration_seconds }: Timed, text: string): number {
  const { voice } = content;
  const usual = fillTemplate({ content, variables }, exampleValues(variables)).content;
  const estimatedSec = Math.max(0, duration_seconds - filmSecOf(0, usual.output));
  const counted = { text: usual.voice.ttsText, rate: voice.speechRate, estimatedSec };
  return scriptFacts(text, voice.speechRate, counted).estimatedSec;
}

/** About how long the film of a row is, with its end card. */
export function rowSecOf(template: Timed, values: TemplateValues): number {
  const { voice, output } = fillTemplate(template, values).content;
  return filmSecOf(wordsSecOf(template, voice.ttsText), output);
}
