import { useSearchParams } from 'react-router';

/** Whether the wizard is open to make a template, not a film. */
export function useMakesTemplate(): boolean {
  return useSearchParams()[0].get('for') === 'template';
}
