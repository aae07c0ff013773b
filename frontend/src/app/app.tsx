import { BrowserRouter } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary.tsx';
import { AppRoutes } from './routes.tsx';

export const App = () => (
  <CrashBoundary>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </CrashBoundary>
);
