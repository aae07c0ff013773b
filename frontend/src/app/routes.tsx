import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazy-component.ts';
import { HomePage } from '../pages/home-page.tsx';
import { HomeToday } from './home-today.tsx';
import { Shell } from './shell.tsx';

const OtherPages = lazyComponent('OtherPages', () => import('./page-routes.tsx'));

/** The routes of the app. Only the landing page is in the first script. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Shell />}>
      <Route index element={<HomePage today={<HomeToday />} />} />
      <Route path="*" element={<OtherPages />} />
    </Route>
  </Routes>
);
