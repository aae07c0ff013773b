import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazy-component.ts';
import { HomePage } from '../pages/home-page.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { HomeToday } from './home-today.tsx';
import { Shell } from './shell.tsx';

const OtherPages = lazyComponent('OtherPages', () => import('./page-routes.tsx'));

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
