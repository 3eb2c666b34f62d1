import { readStoredDraft } from '@herald/contract/draft';
import type { StoredVideo } from './video.ts';

export interface VideoText {
  label: string;
  text: string;
}

/** Everything of a video that people read or hear. */
export function videoTexts(
  video: Pick<StoredVideo, 'title' | 'description' | 'linkLabel' | 'transcript' | 'draft' | 'output'>,
): VideoText[] {
  const draft = readStoredDraft(video.draft ?? {});
  const output = video.output ?? draft?.output;
  const script = draft?.script.content || draft?.voice.ttsText || '';
  const texts = [
    { label: 'Title', text: video.title },
    { label: 'Description', text: video.description },
    { label: 'Script', text: script || video.transcript },
    { label: 'Headline', text: output?.hook ?? '' },
    { label: 'End card', text: output?.end_card ?? '' },
    { label: 'Button', text: video.linkLabel },
  ];
  return texts.filter(({ text }) => text !== '');
}
