import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import hero from '../../../frontend/src/assets/editorial/hero.webp';
import smallHero from '../../../frontend/src/assets/editorial/hero-640.webp';
import middleHero from '../../../frontend/src/assets/editorial/hero-800.webp';

/** The landing page's picture at the same size. Shown if the address has `?picture`. */
const picture = (
  <img
    src={hero}
    srcSet={`${smallHero} 640w, ${middleHero} 800w, ${hero} 1600w`}
    sizes="(width >= 64rem) 46rem, 100vw"
    style={{ width: 'min(100%, 46rem)' }}
    alt=""
  />
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={location.search ? picture : <Link to="/">Hello</Link>} />
      </Routes>
    </BrowserRouter>,
  );
