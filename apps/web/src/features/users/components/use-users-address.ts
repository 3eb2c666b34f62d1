import { useSearchParams } from 'react-router';
import { readUsersQuery, type UsersQuery, writeUsersQuery } from '../rules/users-query.ts';

export function useUsersAddress(): [UsersQuery, (changes: Partial<UsersQuery>) => void] {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Partial<UsersQuery>) =>
    setAddress((now) => writeUsersQuery(now, changes), { replace: true, preventScrollReset: true });
  return [readUsersQuery(address), change];
}
