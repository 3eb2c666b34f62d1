export type { Picture } from './picture-repository.ts';
export { deletePicture, getPicture, keepPicture } from './pictures.ts';
