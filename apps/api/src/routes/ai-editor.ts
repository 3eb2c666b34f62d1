import type { aiEditorEndpoints } from '@herald/contract/endpoints/ai-editor';
import { readAiEditor } from '@herald/core/settings';
import { withData } from '../answers.ts';
import type { Handlers } from '../route.ts';

export const aiEditorRoutes = {
  aiEditor: async ({ ctx }) => {
    const editor = await readAiEditor(ctx.core);
    return withData({ url: editor?.url ?? null, name: editor ? new URL(editor.url).host : '' });
  },
} satisfies Handlers<typeof aiEditorEndpoints>;
