import { type DraftContent, readStoredDraft } from '@herald/contract/draft';
import type { Core } from '../../core.ts';
import { signDraftLinks } from '../../drafts/sign-draft-links.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { getVideo } from './get-video.ts';

/** What a video was ordered with, as a draft; the words are those that are said in it. */
export async function readVideoDraft(core: Core, actor: Actor, videoId: string): Promise<DraftContent> {
  const { video } = await getVideo(core, actor, videoId);
  const draft = readStoredDraft({ ...video.draft, output: video.output ?? undefined });
  if (!video.draft || !draft)
    throw new AppError('conflict', { message: 'We couldn’t read what this video is made of.' });
  const said = draft.script.content || video.transcript;
  const voice = { ...draft.voice, ttsText: said };
  return signDraftLinks(core, actor.accountId, { ...draft, title: video.title, voice });
}
