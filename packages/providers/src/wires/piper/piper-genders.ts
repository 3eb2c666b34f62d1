import type { VoiceInfo } from '@herald/media/voice';

/** Piper's list does not tell who is a woman and who is a man; these are the speakers of its best known voices. */
const FEMALE = 'alba amy cori eva_k jenny_dioco kathleen kerstin kristin lessac ljspeech paola ramona siwis'.split(' ');
const MALE = 'alan bryce carlfm danny davefx faber gilles joe john karlsson norman riccardo ryan thorsten'.split(' ');

/** The gender of a voice, by its name; undefined where the name does not tell. */
export function piperGender(voice: string): VoiceInfo['gender'] | undefined {
  const speaker = voice.split('-')[1] ?? voice;
  if (/female/i.test(speaker) || FEMALE.includes(speaker)) return 'female';
  return /male/i.test(speaker) || MALE.includes(speaker) ? 'male' : undefined;
}
