export { type BuildOptions, buildApp } from './app.ts';
export { type ApiContext, type ServerLimits, serverLimits } from './context.ts';
export { type ListenOptions, type RunningApi, startApi } from './start-api.ts';
