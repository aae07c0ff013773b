import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazy-component.ts';
import { useSession } from '../features/session/session.ts';
import { HomePage } from '../pages/home-page.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Shell } from './shell.tsx';
import { WithoutScripts } from './without-scripts.tsx';

const OtherPages = lazyComponent('OtherPages', () => import('./page-routes.tsx'));
const Today = lazyComponent('Today', () => import('./today.tsx'));

/** The app with its routes. Only the landing page is in the first script. */
export const App = () => (
  <CrashBoundary>
    <BrowserRouter>
      <Routes>
        <Route element={<Shell />}>
          <Route index element={<HomePage today={<HomeToday />} />} />
          <Route path="*" element={<OtherPages />} />
        </Route>
      </Routes>
    </BrowserRouter>
  </CrashBoundary>
);

/** The day's outfit on the landing page. Its scripts load for signed-in users only, into a reserved space. */
function HomeToday() {
  const session = useSession();
  return (
    <div className="page-width min-h-74 pt-8 pb-4 sm:min-h-68">
      <WithoutScripts>{session.status === 'signed-in' && <Today userId={session.userId} />}</WithoutScripts>
    </div>
  );
}
