import { AppError } from '../../errors/app-error.ts';

/** Why a file cannot be imported, for the person who runs the command. */
export const refuseImport = (message: string): AppError => new AppError('validation', { message });
