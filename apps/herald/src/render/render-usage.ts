import {
  ASPECTS,
  AUDIO_BITRATES,
  BRAND_FONTS,
  CAPTION_CHOICES,
  DEFAULT_CHOICES,
  DEVICE_FRAMES,
  DRAWN_ROOMS,
  EFFECT_CHOICES,
  END_CARD_STYLES,
  FIGURE_CHOICES,
  MUSIC_MOODS,
  PACES,
  PROGRESS_BAR_CHOICES,
  RESOLUTIONS,
  SETTINGS,
  VIDEO_QUALITIES,
} from '@herald/media/choices';
import { STICKERS } from '@herald/media/scene/stickers';
import { TRADES } from '@herald/media/trades';

const { aspect, resolution, captions, pace, videoQuality, audioBitrate } = DEFAULT_CHOICES;

const TRADES_IN_FIRST_LINE = 8;

/** "9:16, 4:5, 1:1 or 16:9" */
const oneOf = (choices: readonly (string | number)[]): string =>
  `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;

/** A flag with its default value, padded like the other flags. */
const flag = (text: string): string => `  ${text}`.padEnd(23);

export const RENDER_USAGE = `Usage: herald render --text "…" -o out.mp4
       herald render scene.json -o out.mp4

Speech
  --text "…"           the script; [pause 0.5s] makes a pause, [smile] or [point down] acts,
                       (sighs), (laughs) and other stage directions between sentences are acted, not said;
                       [close], [medium] and [wide] choose the shot until the sentence ends, [card] shows its words
                       alone; [from the side] and [from the front] choose between the two cameras of a drawn
                       presenter, where the shot has room for both
  --text-file FILE     the script from a file, as UTF-8
  --audio FILE         use this audio instead (mp3, m4a, wav, ogg, webm, flac); also give --text if you
                       know its words, so that lips and captions are exact
  --voice ID           a voice (list them with herald render --voices)
  --locale en-US       language of the script
  --rate 1             speed of speech, 0.5 to 2
  --music FILE         music under the voice
  --music-mood MOOD    music made by Herald, in stereo:
                       ${oneOf(MUSIC_MOODS)}
  --music-tune NUMBER  another number makes another tune of that mood
  --music-under 14     by how many dB it is softer while somebody speaks, 12 to 16
${flag(`--effects ${DEFAULT_CHOICES.effects}`)}${oneOf(EFFECT_CHOICES)}: sounds at cuts and at what comes into the picture

Picture
  --preset NAME        a presenter from the library (list them with herald render --presets)
  --photo FILE         use this portrait instead
  --clip FILE          a video of a person with closed lips (mp4, webm, mov; 10 s to 3 min) who says the words
  --seed NUMBER        another number makes another take of the same script
  --background WHAT    ${[...SETTINGS, ...DRAWN_ROOMS].join(', ')},
                       the room of a trade: ${TRADES.slice(0, TRADES_IN_FIRST_LINE).join(', ')},
                       ${TRADES.slice(TRADES_IN_FIRST_LINE).join(', ')},
                       a color like #203040, or a picture file. Without it the words decide: a garden stands for a
                       script about hedges, a salon for one about haircuts, and a home for one that names no place;
                       a photo or a clip keeps its own place, or is cut out of it where something is given here;
                       transparent (-o out.webm or out.mov) or green (-o out.mp4): the presenter alone, in one
                       shot, as a layer for another video; with captions if you give --captions, without an end card
${flag(`--aspect ${aspect}`)}${oneOf(ASPECTS)}
${flag(`--resolution ${resolution}`)}${oneOf(RESOLUTIONS)}
${flag(`--quality ${videoQuality}`)}${oneOf(VIDEO_QUALITIES)}: how much of the pictures the file keeps
${flag(`--sound ${audioBitrate}`)}${oneOf(AUDIO_BITRATES)}: 96, 128 or 192 kbit/s
${flag(`--captions ${captions}`)}${oneOf(CAPTION_CHOICES)}
${flag(`--pace ${pace}`)}${oneOf(PACES)}: how often the picture is cut
${flag(`--figures ${DEFAULT_CHOICES.figures}`)}${oneOf(FIGURE_CHOICES)}: prices, ratings, lists and small pictures of things, when they are said,
                       and a last picture of the price and the address that a film ends with, unless it has an end card
                       or a hand holds the product;
                       marks bring them in any case: [figure 40%], [stars 5], [chips Soft, Calm], [arrow], [no figure],
                       and stickers: [sticker heart], with ${oneOf(STICKERS)},
                       or any emoji: [sticker ☕]
${flag(`--progress-bar ${DEFAULT_CHOICES.progressBar}`)}${oneOf(PROGRESS_BAR_CHOICES)}: a bar at the top that fills while the script is said
  --plan FILE          a file that is not there is written: a scene file with the voice, the seed and the shot of
                       each sentence; one that is there is read like a scene file, so the video is made again
  --product FILE       a product picture next to the presenter
  --picture FILE       a picture, or a clip (mp4, webm, mov up to 60 s, without its sound), that fills the frame for a
                       while; up to 12 times, named in the script by kind and place: [picture 1], [clip 2]. With the
                       presenter beside it: [split 1], and over it: [over 2]. A part of a clip: clip.mp4@2.5-6.
                       In a scene file: "picture": [{ "file", "name", "focusX", "focusY", "frame", "fromSec",
                       "untilSec" }]; a frame is ${DEVICE_FRAMES.join(' or ')}
  --logo FILE          a logo in the top right corner
  --brand FILE         a JSON file with the colors of a brand: "color" and "accent" (#rrggbb), "font"
                       (${oneOf(BRAND_FONTS)})
                       and "end_card" (${oneOf(END_CARD_STYLES)})
  --hook "…"           a title at the start
  --cta "…"            an end card
  --link ADDRESS       a web address below the words of the end card

Output
  -o, --out FILE       the video, .mp4 (.webm or .mov where it is transparent); next to it: .jpg poster,
                       .gif preview, .vtt and .srt subtitles, .json report
  --title "…"          title in the file's metadata
  --report             print the sync report
  --preview FILE       draw a single frame (.png); without -o no video is made
  --at SECONDS         the moment of that frame
  --work FOLDER        where finished segments are kept, so that a stopped or changed video reuses them
  --max-length SECONDS refuse a longer video; 600 if not given
  --quiet              no plan and no progress

A scene file is JSON with the names of the flags without dashes ("text", "preset", "background", …), and "scene" for
everything else a scene can contain. Flags override the file. Paths in it are relative to the file.

Exit codes: 0 success, 1 failure, 2 wrong usage, 3 the video was made but lips and sound do not match, 130 stopped.
`;
