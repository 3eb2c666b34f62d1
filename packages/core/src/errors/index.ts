export { AppError, fieldError } from './app-error.ts';
export { describeError } from './describe-error.ts';
