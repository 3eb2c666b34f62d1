import { dirname, resolve } from 'node:path';
import { draftContent } from '@herald/contract/draft';
import {
  sameName,
  type TemplateBody,
  type TemplateVariable,
  type TemplateWords,
  templateLimits,
  templateProblems,
  templateVariable,
  templateWords,
  variablesIn,
  withTemplateWords,
} from '@herald/contract/template';
import { z } from 'zod';
import { assertUsed } from '../render/assert-used.ts';
import { checkFields, readJsonFile } from '../render/read-render-args.ts';
import { RenderUseError } from '../render/render-error.ts';
import { groundOf } from '../render/render-request.ts';

export interface SceneTemplate {
  body: TemplateBody;
  /** The scene without its words and variables. */
  scene: Record<string, unknown>;
  /** Paths are relative to it. */
  folder: string;
}

/** The words of a scene file, by the places of a template. */
const FIELDS: Record<keyof TemplateWords, string | undefined> = {
  script: 'text',
  hook: 'hook',
  end_card: 'cta',
  title: 'title',
  link_url: 'link',
  link_label: undefined,
  product: 'product',
};

/** A scene file with variables in its words. What it says of them is checked as for any template. */
export async function readTemplate(path: string): Promise<SceneTemplate> {
  const { variables, ...scene } = await readJsonFile(path);
  assertScene(path, scene);
  if (scene.audio !== undefined) throw new RenderUseError(`${path} has "audio"; the films of a batch say their words.`);
  const words = { ...templateWords(draftContent.parse({})) };
  for (const [place, field] of Object.entries(FIELDS) as [keyof TemplateWords, string | undefined][]) {
    const text = field === undefined ? undefined : scene[field];
    if (typeof text === 'string') words[place] = text;
  }
  const content = withTemplateWords(draftContent.parse({}), words);
  const { preset = '', voice = '', locale = 'en-US', aspect } = scene;
  const body = {
    content: {
      ...content,
      avatar: { ...content.avatar, selectedAvatar: String(preset) },
      voice: { ...content.voice, ttsId: String(voice), country: String(locale).split('-', 1)[0] ?? '' },
      output: draftContent.shape.output
        .unwrap()
        .parse({ ...content.output, ...(aspect !== undefined && { aspect_ratio: aspect }) }),
    },
    variables: variablesOf(path, variables, words),
  };
  const [problem] = Object.values(templateProblems(body));
  if (problem) throw new RenderUseError(`${path}: ${problem}`);
  return { body, scene, folder: dirname(resolve(path)) };
}

/** What is wrong beside the words is wrong for every row, so it is said once. */
function assertScene(path: string, scene: Record<string, unknown>): void {
  const isWord = (field: string) => Object.values(FIELDS).includes(field);
  try {
    const request = checkFields(Object.fromEntries(Object.entries(scene).filter(([field]) => !isWord(field))));
    if (groundOf(request) === 'transparent')
      throw new RenderUseError('A batch makes mp4 files, which hold no transparency. Use green, or herald render.');
    assertUsed({ ...request, picture: [] }, scene);
  } catch (error) {
    throw error instanceof RenderUseError ? new RenderUseError(`${path}: ${error.message}`) : error;
  }
}

/** Those the file lists, and everything else that its words name. */
function variablesOf(path: string, listed: unknown, words: TemplateWords): TemplateVariable[] {
  const parsed = z
    .array(templateVariable)
    .max(templateLimits.variables)
    .safeParse(listed ?? []);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RenderUseError(`${path}: "variables" ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const known = new Set(parsed.data.map(({ name }) => sameName(name)));
  const named = Object.entries(words).flatMap(([place, text]) => variablesIn(text).map((name) => ({ name, place })));
  for (const { name, place } of named) {
    if (known.has(name)) continue;
    known.add(name);
    const kind = place === 'product' ? 'picture' : 'long_text';
    const usual = templateVariable.safeParse({ name, kind, max_length: templateLimits.longTextCharacters });
    if (!usual.success) throw new RenderUseError(`${path}: {{${name}}} is no name of a variable.`);
    parsed.data.push(usual.data);
  }
  return parsed.data;
}
