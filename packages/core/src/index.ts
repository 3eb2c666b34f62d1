export { type Core, type CoreParts, createCore } from './core.ts';
