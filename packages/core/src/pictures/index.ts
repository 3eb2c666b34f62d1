export type { Picture } from './picture-repository.ts';
export { getPicture, keepPicture } from './pictures.ts';
