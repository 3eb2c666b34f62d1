import { createBrowserRouter } from 'react-router';
import { announcePageChange } from '#lib/page-change.ts';
import { routes } from './routes.tsx';

export const router = createBrowserRouter(routes);

let shownPath = router.state.location.pathname;
router.subscribe(({ location }) => {
  if (location.pathname === shownPath) return;
  shownPath = location.pathname;
  announcePageChange(shownPath);
});
