import type { DraftContent } from '@herald/contract/draft';
import { sayForPreview } from '@herald/core/audio';
import type { Actor } from '@herald/core/identity';
import { sampleWordsOf, showTemplate } from '@herald/core/templates';
import { gatherPreview, type PreviewParts } from '@herald/core/videos';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { withData } from '../answers.ts';
import type { ApiContext } from '../context.ts';
import type { HandlerOf } from '../route.ts';
import { linksOf, orderOf } from './preview-scene.ts';

const SCENES_KEPT = 80;

/** Scenes of this process by what they show: a gallery asks for the same ones again and again. */
const scenesOf = new WeakMap<ApiContext, Map<string, Promise<SceneSpec>>>();

export const previewTemplate: HandlerOf<'previewTemplate'> = async ({ ctx, actor, params, body }) => {
  const draft = await showTemplate(ctx.core, actor, params.id, body.values);
  const parts = await gatherPreview(ctx.core, actor, draft);
  const scene = await kept(ctx, nameOf(draft, parts), () => compose({ ctx, actor }, draft, parts));
  return withData({ scene: { ...scene }, pictures: linksOf(ctx.core, parts), audio_url: null });
};

async function compose(
  { ctx, actor }: { ctx: ApiContext; actor: Actor },
  draft: DraftContent,
  parts: PreviewParts,
): Promise<SceneSpec> {
  const words = sampleWordsOf(draft, parts.avatar.gender);
  const { text, sound } = await sayForPreview(ctx.core, actor, words, ctx.providers.speech);
  const order = { ...orderOf(ctx.core, draft, parts), locale: words.locale, script: text };
  return (await ctx.providers.video.compose(order, sound)).scene;
}

/** Everything a scene is composed of. */
const nameOf = ({ background, script, output, voice }: DraftContent, parts: PreviewParts) =>
  JSON.stringify([background, script, output, voice.ttsText, parts.avatar.id, parts.pictureKeys]);

function kept(ctx: ApiContext, name: string, make: () => Promise<SceneSpec>): Promise<SceneSpec> {
  const scenes = scenesOf.get(ctx) ?? new Map<string, Promise<SceneSpec>>();
  scenesOf.set(ctx, scenes);
  const known = scenes.get(name);
  if (known) return known;
  const scene = make();
  scenes.set(name, scene);
  scene.catch(() => scenes.delete(name));
  const [oldest] = scenes.keys();
  if (scenes.size > SCENES_KEPT && oldest !== undefined) scenes.delete(oldest);
  return scene;
}
