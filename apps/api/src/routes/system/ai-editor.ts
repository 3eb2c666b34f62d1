import { endpoints } from '@herald/contract';
import { readAiEditor } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function aiEditorRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.aiEditor, async () => {
    const editor = await readAiEditor(ctx.core);
    return withData({ url: editor?.url ?? null, name: editor ? new URL(editor.url).host : '' });
  });
}
