import { Outlet } from 'react-router';
import { TopNavigation } from '../navigation/top-navigation.tsx';
import { SessionBanners } from './session-banners.tsx';

/** From edge to edge, for screens with a stage; they bring their own main. */
export function StudioLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopNavigation isWide />
      <SessionBanners />
      <Outlet />
    </div>
  );
}
