import { describe, expect, it } from 'vitest';
import { readSetting } from './read-setting.ts';
import { definitionOf, settingKeys } from './settings.ts';

describe('a setting that is sent', () => {
  it.each([
    ['site_name', '  Nordlicht\n& Co ', 'Nordlicht & Co'],
    ['site_name', '', ''],
    ['site_description', 'Two\nlines', 'Two\nlines'],
    ['site_name', '<b>Bold</b>', '<b>Bold</b>'],
    ['maintenance_mode', true, true],
    ['maintenance_mode', 'false', false],
    ['maintenance_mode', 'on', true],
    ['maintenance_mode', '0', false],
    ['max_video_length', 0, 0],
    ['max_video_length', '240', 240],
    ['max_videos_per_user', 1_000_000, 1_000_000],
    ['ai_editor_url', '', ''],
    ['ai_editor_url', 'editor.example/app', 'https://editor.example/app'],
    ['default_plan', 'DFY', 'DFY'],
    ['time_zone', ' europe/berlin ', 'Europe/Berlin'],
  ] as const)('%s: %j is read as %j', (key, sent, value) => {
    expect(readSetting(key, sent)).toEqual({ value });
  });

  it.each([
    ['max_video_length', 3601, 'Please enter a number from 0 to 3,600.'],
    ['max_video_length', -1, 'Please enter a number from 0 to 3,600.'],
    ['max_video_length', 1.5, 'Please enter a whole number.'],
    ['max_video_length', '', 'Please enter a whole number.'],
    ['max_video_length', true, 'Please enter a whole number.'],
    ['max_videos_per_user', '1e3', 'Please enter a whole number.'],
    ['maintenance_mode', 'perhaps', 'Please use true or false.'],
    ['site_name', 7, 'Please enter text.'],
    ['site_name', 'x'.repeat(61), 'Please use at most 60 characters.'],
    ['default_plan', '', 'Please choose a plan.'],
    ['time_zone', '+05:30', 'Please enter a time zone, for example Europe/Berlin or UTC.'],
    ['time_zone', 'Mars/Olympus', 'Please enter a time zone, for example Europe/Berlin or UTC.'],
    ['time_zone', '', 'Please enter a time zone, for example Europe/Berlin or UTC.'],
    ['ai_editor_url', 'javascript:alert(1)', 'Please enter a web address, for example https://editor.example.'],
  ] as const)('%s: %j is refused with words', (key, sent, problem) => {
    expect(readSetting(key, sent)).toEqual({ problem });
  });

  it.each(settingKeys)('%s has a default that its own rules allow', (key) => {
    const { default: value } = definitionOf(key);
    expect(readSetting(key, value)).toEqual({ value });
  });
});
