import { useEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { acknowledgeEnd, sessionStore } from '#platform/session';
import { recovered } from './chunk.ts';
import { LoadingScreen } from './components/loading-screen.tsx';
import { screenShown } from './first-screen.ts';
import { CustomersOnly } from './guards/customers-only.tsx';
import { VisitorsOnly } from './guards/visitors-only.tsx';
import { screenOf } from './lazy-screen.ts';
import { isOpenPath, routes, type Route as AppRoute } from './routes.ts';
import { useShownLocation } from './shown-location.tsx';

/** Screens for visitors only. */
const forVisitors: readonly string[] = ['login', 'register'];

function OpenScreen({ route }: { route: AppRoute }) {
  const Screen = screenOf(route);
  // oxlint-disable-next-line react/static-components -- not made here: each route has one lazy screen for good
  return <Screen isOpenPath={isOpenPath} />;
}

/** Runs once its screen has rendered. */
function Shown({ isPublic, children }: { isPublic: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    recovered();
    screenShown(pathname);
    // The logout has led somewhere: from now on, protected screens lead to the login screen again.
    if (isPublic && sessionStore.get().ended === 'logged-out') acknowledgeEnd();
  }, [isPublic, pathname]);
  return children;
}

function Guarded({ route }: { route: AppRoute }) {
  const isPublic = route.access === 'public';
  const screen = (
    <Shown isPublic={isPublic}>
      <OpenScreen route={route} />
    </Shown>
  );
  if (!isPublic) return <CustomersOnly>{screen}</CustomersOnly>;
  return forVisitors.includes(route.name) ? <VisitorsOnly>{screen}</VisitorsOnly> : screen;
}

/** Renders the route table. Anything else leads to 404. */
export function Screens() {
  const { location, isLoading } = useShownLocation();
  if (isLoading) return <LoadingScreen />;
  return (
    <Routes location={location}>
      {routes.map((route) => (
        <Route key={route.name} path={route.path} element={<Guarded key={route.name} route={route} />} />
      ))}
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}
