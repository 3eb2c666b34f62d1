import { Outlet } from 'react-router';
import { TopNavigation } from '../navigation/top-navigation.tsx';
import { SessionBanners } from './session-banners.tsx';

export function NavigationLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopNavigation />
      <SessionBanners />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1520px] flex-1 px-4 pt-7 pb-14 md:px-8 md:pt-10">
        <Outlet />
      </main>
    </div>
  );
}
