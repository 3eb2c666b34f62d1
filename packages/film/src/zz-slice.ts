import { mkdirSync, writeFileSync } from 'node:fs';
import { clipFilesIn } from '@herald/media/clips';
import { ClipTracker } from './clips/clip-tracker.ts';
import { writeTrack } from './draw/clip-track-file.ts';
import { SegmentWriter } from './encode/segment-writer.ts';
import { readUprightPictures } from './encode/upright-pictures.ts';
import { proxyX264Options } from './encode/x264-options.ts';
import { packedPlanes } from './packed-planes.ts';

const [, , file, folder, secs] = process.argv;
mkdirSync(folder!, { recursive: true });
const files = clipFilesIn(folder!);
const { openFaceReader } = await import('../../providers/src/local/faces/face-reader.ts');
const cpu = () => {
  const u = process.cpuUsage();
  return (u.user + u.system) / 1e6;
};
const face = await openFaceReader();
let tracker: ClipTracker | undefined, writer: SegmentWriter | undefined;
let c = cpu();
let enc = 0,
  see = 0;
try {
  await readUprightPictures({
    path: file!,
    shortestSec: 0,
    longestSec: 999,
    async onOpen(clip) {
      console.log(clip);
      tracker = new ClipTracker(face, clip);
      writer = await SegmentWriter.open(files.proxy, { ...clip, fps: 30 }, proxyX264Options());
    },
    async onPicture(p, i) {
      if (i >= +secs! * 30) throw new Error('enough');
      let t = cpu();
      await writer!.write(packedPlanes(p));
      enc += cpu() - t;
      t = cpu();
      await tracker!.see(p, i);
      see += cpu() - t;
    },
  });
} catch (e) {
  console.log(String(e));
}
await writer!.finish();
await writer!.close();
console.log('read cpu', cpu() - c, 'enc', enc, 'see', see);
c = cpu();
const { track, report, judged } = tracker!.finish();
console.log('finish cpu', cpu() - c, 'jitter', judged.jitterPx, 'rss', process.memoryUsage().rss / 1e6);
await writeTrack(files.track, track);
console.log(
  JSON.stringify({
    ...report,
    spans: report.spans.map((s) => [s.fromSec.toFixed(2), s.toSec.toFixed(2), s.moment ?? s.fault].join(' ')),
  }),
);
console.log('frames', track.places.length, track.places[10], track.eyeWhite);
process.exit();
