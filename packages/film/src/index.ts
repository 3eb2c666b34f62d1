export type { Area, Drawing, DrawingSource, FilmSource, MouthView, OpenDrawing } from './draw/drawing.ts';
export { type MediaInfo, probeMedia } from './encode/probe-media.ts';
export { FilmError, type FilmErrorCode } from './film-error.ts';
export { FILM_FPS, type FilmFormat } from './film-format.ts';
export type { FilmFiles, FilmProgress, FilmReport } from './film-plan.ts';
export { type MakeVideo, makeVideo } from './make-video.ts';
export { type LoadedSound, type LoadSoundOptions, loadSound } from './sound/load-sound.ts';
export { judgeSync, SYNC_LIMITS } from './sync/judge-sync.ts';
export type { MouthSync, SoundSync, SyncReport } from './sync/sync-report.ts';
