export { deleteBrandKit, readBrandKit, saveBrandKit } from './brand-kit.ts';
