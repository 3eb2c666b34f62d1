export { type BuildOptions, buildApp } from './app.ts';
export { type ApiContext, type ServerLimits, serverLimits } from './context.ts';
export { createLogger, type LoggerOptions } from './logger.ts';
export { type MetricsAccess, mayReadMetrics } from './metrics-access.ts';
export { registerFigures } from './plugins/core-figures.ts';
export { type ListenOptions, type RunningApi, startApi } from './start-api.ts';
