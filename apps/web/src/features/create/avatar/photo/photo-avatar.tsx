import { PhotoEditor } from './photo-editor.tsx';
import { PhotoUpload } from './photo-upload.tsx';
import { usePhotoWork } from './photo-work.ts';

/** The tab "Your photo": a portrait learns to talk. */
export function PhotoAvatar() {
  const { work, setWork } = usePhotoWork();
  if (!work) return <PhotoUpload />;
  return <PhotoEditor key={work.picture_id} work={work} onChange={setWork} />;
}
