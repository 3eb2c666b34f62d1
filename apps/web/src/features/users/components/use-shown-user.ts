import { useSearchParams } from 'react-router';

/** The user in the drawer; in the address, so that a reload or a link shows them again. */
export function useShownUser(): [id: string | undefined, show: (id: string | undefined) => void] {
  const [address, setAddress] = useSearchParams();
  const show = (id: string | undefined) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === undefined) next.delete('user');
        else next.set('user', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [address.get('user') ?? undefined, show];
}
