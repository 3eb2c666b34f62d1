import type { Core } from '../core.ts';

export interface AiEditor {
  url: string;
  /** What a page may show in a frame. */
  origin: string;
}

/** The external editor this installation shows, if an address is set that a frame may load. */
export async function readAiEditor(core: Core): Promise<AiEditor | null> {
  const { ai_editor_url } = await core.settings.read();
  const url = URL.parse(ai_editor_url);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb ? { url: url.href, origin: url.origin } : null;
}
