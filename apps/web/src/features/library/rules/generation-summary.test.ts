import type { Video } from '@herald/contract/endpoints/videos';
import { describe, expect, it } from 'vitest';
import { aVideo } from '#testing/a-video.ts';
import { generationSummary } from './generation-summary.ts';

type Generation = Video['generation_data'];

function ordered(changes: { [Group in keyof Generation]?: Partial<Generation[Group]> }): Video {
  const video = aVideo();
  const groups = Object.entries(video.generation_data).map(([name, group]) => [
    name,
    { ...group, ...changes[name as keyof Generation] },
  ]);
  return { ...video, generation_data: Object.fromEntries(groups) as Generation };
}

const rows = (video: Video) => Object.fromEntries(generationSummary(video).map(({ key, value }) => [key, value]));

describe('Generation Settings', () => {
  it('name voice, avatar, background, script and captions', () => {
    const video = ordered({
      voice: { selectedVoiceId: 'flite:slt:f-young', name: 'Ava, English (US)', speechRate: 1.2 },
      avatar: { selectedAvatar: 'Emma', description: 'a woman in a blazer' },
      background: { setting: 'modern', environment: 'day', lighting: 'studio', style: 'warm' },
      script: { content: 'Four minutes, flat.' },
    });
    expect(rows(video)).toEqual({
      Voice: 'Ava, English (US), 1.2x',
      Avatar: 'Emma',
      Background: 'Modern Office, day, studio light, warm',
      Script: 'Four minutes, flat.',
      Captions: 'Bold pop, burned in',
      Format: '9:16, 720p',
    });
  });

  it('say what is to be known about the audio', () => {
    const notes = ['2 of 3 sentences are longer.'];
    expect(rows({ ...aVideo(), sound_notes: notes }).Audio).toBe(notes[0]);
    expect(rows(aVideo()).Audio).toBeUndefined();
  });

  it('say who filmed, and why it was not who should', () => {
    expect(rows({ ...aVideo(), made_by: 'HeyGen' })['Filmed by']).toBe('HeyGen');
    expect(rows({ ...aVideo(), instead_reason: 'HeyGen does not respond.' })['Filmed by']).toBe(
      'Herald, because the service you chose could not: HeyGen does not respond.',
    );
  });

  it('say that own sound, own color or own picture was used', () => {
    expect(rows(ordered({ voice: { useCustomAudio: true, ttsId: 'Ava' } })).Voice).toBe('Your audio');
    expect(rows(ordered({ background: { setting: 'color', color: '#ff0000' } })).Background).toBe('Color #ff0000');
    expect(rows(ordered({ background: { setting: 'picture' } })).Background).toBe('Your picture');
  });

  it('name no drawn room for somebody who was filmed or photographed', () => {
    expect(rows({ ...aVideo(), performer: 'clip' }).Background).toBe('The room of the clip');
    expect(rows({ ...aVideo(), performer: 'photo' }).Background).toBe('As in the photo');
  });

  it('name the scene before which somebody was seen who was cut out', () => {
    const behind = ordered({ background: { setting: 'color', color: '#ff0000', isBehindPhoto: true } });
    expect(rows({ ...behind, performer: 'photo' }).Background).toBe('Color #ff0000');
    expect(rows({ ...behind, performer: 'cut_clip' }).Background).toBe('Color #ff0000');
    expect(rows({ ...ordered({ output: { ground: 'green' } }), performer: 'photo' }).Background).toBe('On green');
  });

  it('name the room that is filmed', () => {
    const kitchen = {
      setting: 'home',
      room: 'kitchen',
      environment: 'day',
      lighting: 'natural',
      style: 'clean',
    } as const;
    expect(rows(ordered({ background: kitchen })).Background).toBe('Kitchen, day, natural light, clean');
  });

  it('never show the id of a voice', () => {
    expect(
      rows(ordered({ voice: { selectedVoiceId: 'flite:slt:f-young', ttsId: 'flite:slt:f-young' } })),
    ).not.toHaveProperty('Voice');
  });

  it('leave out what was not chosen', () => {
    expect(rows(ordered({}))).not.toHaveProperty('Voice');
    expect(rows(ordered({}))).not.toHaveProperty('Script');
  });

  it('describe an avatar that has no name, and read the script from the voice where it was spoken from there', () => {
    const video = ordered({ avatar: { description: 'a woman in a blazer' }, voice: { ttsText: 'Hello.' } });
    expect(rows(video).Avatar).toBe('a woman in a blazer');
    expect(rows(video).Script).toBe('Hello.');
  });

  it('name the coding where it is not the usual one', () => {
    const video = ordered({ output: { video_quality: 'best', audio_bitrate: 'standard' } });
    expect(rows(video).Format).toBe('9:16, 720p, best quality, 96 kbit/s sound');
  });

  it.each([
    ['natural', '9:16, 720p'],
    ['fast', '9:16, 720p, fast cuts'],
    ['single', '9:16, 720p, one shot'],
  ] as const)('name the cuts where they are not the usual ones: %s', (pace, format) => {
    expect(rows(ordered({ output: { pace } })).Format).toBe(format);
  });

  it('name the music and the effects that were chosen', () => {
    const video = ordered({ output: { music_mood: 'lo-fi', sound_effects: 'few' } });
    expect(rows(video).Format).toBe('9:16, 720p, lo-fi music, sound effects');
  });

  it('name the progress bar where there is one', () => {
    expect(rows(ordered({ output: { progress_bar: 'on' } })).Format).toBe('9:16, 720p, progress bar');
  });

  it('name the caption files there are', () => {
    const video = { ...ordered({ output: { captions: 'off' } }), captions_url: '/c.vtt', subtitles_url: '/c.srt' };
    expect(rows(video).Captions).toBe('Not burned in; .vtt and .srt');
  });
});
