export {
  addVoicePack,
  cancelVoicePack,
  downloadVoicePack,
  lookForVoicePacks,
  measureVoicePack,
  pauseVoicePack,
  readVoicePackSizes,
  removeVoicePack,
} from './change-voice-packs.ts';
export { type ListedPack, listVoicePacks, type VoicePackList } from './list-voice-packs.ts';
export { fetchVoice, hearVoice } from './prepare-voice.ts';
