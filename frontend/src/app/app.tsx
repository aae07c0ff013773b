import { BrowserRouter } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary.tsx';
import { Pages } from './pages.tsx';

export const App = () => (
  <CrashBoundary>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </CrashBoundary>
);
