import type { BrandKit } from '@herald/contract/brand';
import { outputOfKit } from '@herald/contract/brand-of-draft';
import { type DraftContent, draftContent } from '@herald/contract/draft';
import type { Preferences } from '@herald/contract/endpoints/preferences';
import { preferredVoice } from './preferred-voices.ts';

/** The clothes for a style of avatar. */
const clothingOf: Record<string, string> = {
  professional: 'formal',
  casual: 'casual',
  creative: 'creative',
  fitness: 'fitness',
  business: 'business',
};

/** An empty draft with the user's preferences and the brand of the account. */
export function newDraft(preferences: Preferences, kit: BrandKit | null = null): DraftContent {
  const { defaultLanguage, defaultVoice, defaultAvatarStyle, defaultBackgroundStyle, voiceSpeed } = preferences;
  const [country = '', region = ''] = defaultLanguage.split('-');
  return draftContent.parse({
    voice: { country, region, ttsId: preferredVoice(preferences), speechRate: voiceSpeed[0] },
    avatar: { gender: defaultVoice.startsWith('male') ? 'male' : 'female', clothing: clothingOf[defaultAvatarStyle] },
    background: { setting: defaultBackgroundStyle },
    output: {
      video_quality: preferences.videoQuality,
      audio_bitrate: preferences.audioBitrate,
      ...(kit && outputOfKit(kit)),
    },
  });
}
