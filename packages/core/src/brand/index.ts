export { deleteBrandKit, readBrandKit, type SavedKit, saveBrandKit } from './brand-kit.ts';
