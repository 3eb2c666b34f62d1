export const faceFailedText = 'Failed to generate digital avatar. Please try again.';

interface Refusal {
  httpStatus: number;
  statusText: string;
  /** What the server had to say. */
  detail: string;
}

/** What went wrong at the studio, with its status. */
export function faceErrorText({ httpStatus, statusText, detail }: Refusal): string {
  return `${reasonOf({ httpStatus, statusText, detail })} (Status: ${httpStatus})`;
}

function reasonOf({ httpStatus, statusText, detail }: Refusal): string {
  if (httpStatus === 429) return 'Rate limit exceeded. Please try again later.';
  if ((httpStatus === 400 || httpStatus === 422) && detail) return detail;
  return statusText ? `Face Studio API error: ${statusText}` : 'Face Studio API error';
}
