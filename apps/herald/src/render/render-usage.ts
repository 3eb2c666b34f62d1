export const RENDER_USAGE = `Use: herald render --text "…" -o out.mp4
     herald render scene.json -o out.mp4

What is said
  --text "…"           the script; [pause 0.5s] makes a pause
  --text-file FILE     the script from a file
  --audio FILE         speak this sound instead (mp3, m4a, wav, ogg, webm, flac); give --text as well
                       when you know its words: lips and captions are then exact
  --voice ID           a voice (herald render --voices lists them)
  --locale en-US       language of the script
  --rate 1             speed of speech, 0.5 to 2
  --music FILE         music under the voice

What is seen
  --preset NAME        a presenter of the library (herald render --presets lists them)
  --photo FILE         make this portrait talk instead
  --background WHAT    modern, home, studio, outdoor, minimal, a colour like #203040, or a picture file
  --aspect 9:16        9:16, 4:5, 1:1 or 16:9
  --resolution 720     720 or 1080
  --captions pop       pop, karaoke, box, minimal or off
  --product FILE       a product picture beside the presenter
  --logo FILE          a logo in the top right corner
  --hook "…"           a title at the start
  --cta "…"            an end card

What comes out
  -o, --out FILE       the video; beside it: .jpg poster, .gif preview, .vtt and .srt subtitles, .json report
  --title "…"          title in the file's metadata
  --report             print the sync report
  --preview FILE       only draw one picture (png) …
  --at SECONDS         … of this moment
  --work FOLDER        where finished parts are kept, so that a stopped or changed video is not drawn anew
  --quiet              no progress bar

A scene file is JSON with the same names as the flags, without the dashes ("text", "preset", "background", …), and
"scene" for everything else a scene can have. Flags win over the file. Paths in it are relative to it.

Exit codes: 0 made, 1 failed, 2 wrong use, 3 made but lips and sound do not match, 130 stopped.
`;
