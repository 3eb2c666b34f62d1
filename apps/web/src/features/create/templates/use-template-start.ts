import type { DraftContent } from '@herald/contract/draft';
import type { Template } from '@herald/contract/endpoints/templates';
import type { TemplateValues } from '@herald/contract/template';
import { fittingVoice } from '@herald/media/fitting-voice';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { avatarQuery } from '#data/avatars.ts';
import { voicesQuery } from '#data/voices.ts';
import { failureOf, messageOf, request } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { draftServer } from '../draft/draft-ports.ts';
import { makingStore } from '../steps/making.ts';
import { withClip } from '../voice/take-clip.ts';
import { refreshTemplates } from './template-data.ts';

/** The draft that makes room. */
export const DRAFT_BEFORE = ['draft', 'before-template'];

interface Start {
  values: TemplateValues;
  /** Of the draft that was looked at. */
  draftVersion: number;
  keepsDraft: boolean;
}

/**
 * Makes the draft of a template and opens it where something is left to do: on the last step where its words could be
 * spoken for free, otherwise on the step of the voice.
 */
export function useTemplateStart({ id }: Template, onProblems: (problems: Record<string, string>) => void) {
  const navigate = useNavigate();
  const starting = useMutation({
    mutationFn: async ({ values, draftVersion, keepsDraft }: Start) => {
      const body = { values, draft_version: draftVersion, keep_draft: keepsDraft };
      const call = { params: { id }, body, idempotencyKey: crypto.randomUUID() };
      const { data: used } = await request('POST /templates/:id/use', call);
      const content = await spoken(used.content);
      const isSpoken = content.voice.generatedAudioUrl !== '';
      await draftServer.save({ version: used.version, content });
      return { step: isSpoken ? (3 as const) : (2 as const), notes: used.notes };
    },
    onSuccess: ({ step, notes }) => {
      makingStore.write(null);
      void refreshTemplates();
      if (notes.length > 0) toastSuccess('Your draft is ready', notes.join(' '));
      void navigate(paths.createStep(step));
    },
    onError: (error) => {
      const { errors = {} } = failureOf(error);
      const problems = Object.entries(errors).map(([field, [text = '']]) => [field.replace(/^values\./, ''), text]);
      onProblems(Object.fromEntries(problems));
      toastError('The template was not used', messageOf(error, 'Please try again.'));
      void queryClient.invalidateQueries({ queryKey: DRAFT_BEFORE });
    },
  });
  return { start: starting.mutate, isStarting: starting.isPending };
}

/** With a voice that fits the presenter; and with its sound, where that costs nothing and the plan allows the film. */
async function spoken(draft: DraftContent): Promise<DraftContent> {
  try {
    const content = await voiced(draft);
    const { ttsText, ttsId, country, region, speechRate, style = '' } = content.voice;
    const place = { country, region, speechRate, style, tts_id: ttsId };
    const check = { ...place, script_text: ttsText, end_card: content.output.end_card };
    const { data } = await request('POST /video-generation/check-tts-limits', { body: check });
    if (!data.allowed || data.cost.length > 0) return content;
    const body = { ...place, msg: ttsText };
    const clip = await request('POST /a2e/tts/generate', { body, idempotencyKey: crypto.randomUUID() });
    return withClip(content, clip.data);
  } catch {
    // The step of the voice says what is wrong, and can try again.
    return draft;
  }
}

async function voiced(content: DraftContent): Promise<DraftContent> {
  const { voice, avatar } = content;
  if (voice.isChosen) return content;
  const id = avatar.avatarType === 'library' ? avatar.selectedAvatarId : (avatar.createdAvatarId ?? '');
  const presenter = id === '' ? undefined : await queryClient.fetchQuery(avatarQuery(id));
  const groups = await queryClient.fetchQuery(voicesQuery(voice.country, voice.region));
  const voices = groups.flatMap(({ children }) => children);
  return { ...content, voice: { ...voice, ttsId: fittingVoice(voices, presenter, voice.ttsId) ?? voice.ttsId } };
}
