import { AUDIO_BITRATES, SETTINGS, VIDEO_QUALITIES } from '@herald/media/choices';
import { AUDIO_BITRATE_LABELS, SETTING_LABELS, VIDEO_QUALITY_LABELS } from '@herald/media/labels';
import { type Option, optionsOf } from '@herald/media/option';

function options(entries: Record<string, string>): readonly Option[] {
  return Object.entries(entries).map(([value, label]) => ({ value, label }));
}

/** The choices a user is offered, in the order shown. */
export const optionLists = {
  defaultVoice: options({
    'female-young-english': 'Female, young (English)',
    'female-mature-english': 'Female, mature (English)',
    'male-young-english': 'Male, young (English)',
    'male-mature-english': 'Male, mature (English)',
    'female-spanish': 'Female (Spanish)',
    'male-french': 'Male (French)',
  }),
  language: options({
    'en-US': 'English (US)',
    'en-GB': 'English (UK)',
    'es-ES': 'Spanish',
    'fr-FR': 'French',
    'de-DE': 'German',
    'it-IT': 'Italian',
  }),
  avatarStyle: options({
    professional: 'Professional',
    casual: 'Casual',
    creative: 'Creative',
    fitness: 'Fitness',
    business: 'Business',
  }),
  background: optionsOf(SETTINGS, SETTING_LABELS),
  videoQuality: optionsOf(VIDEO_QUALITIES, VIDEO_QUALITY_LABELS),
  audioBitrate: optionsOf(AUDIO_BITRATES, AUDIO_BITRATE_LABELS),
  theme: options({ dark: 'Dark', light: 'Light', auto: 'Auto' }),
  appearance: options({
    caucasian: 'Caucasian',
    african: 'African',
    asian: 'Asian',
    hispanic: 'Hispanic',
    mixed: 'Mixed Heritage',
    other: 'Other',
  }),
  clothing: options({
    casual: 'Casual',
    business: 'Business',
    fitness: 'Fitness',
    trendy: 'Trendy',
    formal: 'Formal',
    creative: 'Creative',
  }),
  ageRange: options({
    teen: 'Teen (16-19)',
    'young-adult': 'Young adult (20-29)',
    adult: 'Adult (30-39)',
    'middle-aged': 'Middle-aged (40-49)',
    mature: 'Mature (50+)',
  }),
  gender: options({ female: 'Female', male: 'Male' }),
} as const;
