import { Child, type OpenChild } from './child.ts';

export interface RunChild<Request> extends OpenChild {
  request: Request;
  timeoutSec: number;
}

/** Asks a child one thing and ends it. */
export async function runChild<Request, Result>({ request, timeoutSec, ...open }: RunChild<Request>): Promise<Result> {
  const child = new Child<Request, Result>(open);
  const timer = setTimeout(() => void child.end(), timeoutSec * 1000);
  try {
    return await child.ask(request);
  } finally {
    clearTimeout(timer);
    await child.end();
  }
}
