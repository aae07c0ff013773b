import './lib/schemas-without-eval.ts';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startSession } from './features/session/session.ts';
import { dropStateOfNewVisit } from './lib/new-visit.ts';
import { removeOfflineWorkers } from './lib/offline-workers.ts';

removeOfflineWorkers();
dropStateOfNewVisit();
startSession();
// Preloads pages. If this module cannot be loaded, a page loads when its link is followed.
import('./app/preload-links.ts').then(({ preloadLinks }) => preloadLinks()).catch(() => undefined);
// Without this module, the focus is lost with a removed element, and stays at the button of a form with errors.
import('./app/move-focus.ts').catch(() => undefined);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
