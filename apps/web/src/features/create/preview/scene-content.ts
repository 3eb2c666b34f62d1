import type { DraftContent } from '@herald/contract/draft';
import { heardUrl, waitsForOwnSound } from '../draft/content-rules.ts';

/** The draft without what no picture shows: equal text means an equal scene. */
export function sceneContent(content: DraftContent): DraftContent {
  const { audioUrl, useCustomAudio } = content.voice;
  const audioId = waitsForOwnSound(content.voice) ? null : content.voice.audioId;
  const { end_card, link_url } = content.output;
  const { avatarCreationStatus: _status, avatarCreationError: _error, ...avatar } = content.avatar;
  return {
    ...content,
    step: 1,
    title: '',
    voice: {
      ...{ useCustomAudio, audioId, generatedAudioUrl: heardUrl(content.voice), audioUrl },
      ...{ ttsText: '', ttsId: '', country: '', region: '', speechRate: 1 },
    },
    avatar: { ...avatar, avatarCreationStatus: '', avatarCreationError: '' },
    script: { content: '', duration: 0, wordCount: 0, logoPosition: content.script.logoPosition },
    // A track of one's own is heard beside the scene, and the stage draws one ratio, every resolution and quality alike.
    output: {
      ...content.output,
      music_url: '',
      resolution: 720,
      more_ratios: [],
      ...{ video_quality: 'high', audio_bitrate: 'high' },
      link_url: end_card.trim() && link_url,
      link_label: '',
    },
  };
}

/** Without an avatar there is nothing to ask for. */
export function hasAvatar({ avatar }: DraftContent): boolean {
  switch (avatar.avatarType) {
    case 'library':
      return avatar.selectedAvatarId !== '';
    case 'custom':
      return avatar.customImageUrl !== '';
    case 'photo':
    case 'filmed':
    case 'digital':
      return avatar.createdAvatarId !== null;
  }
}
