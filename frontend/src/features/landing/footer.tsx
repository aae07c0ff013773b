import { Link } from 'react-router-dom';

const founded = 2025;
const now = new Date().getFullYear();

export const Footer = () => (
  <footer className="border-line border-t">
    <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-8 text-ink-soft text-sm">
      <p className="font-display text-base text-ink italic">Less shopping, more style.</p>
      <Link to="/policy" className="flex min-h-11 items-center underline underline-offset-4">
        Privacy
      </Link>
      <p>© {now > founded ? `${founded}–${now}` : founded} Wardrobe</p>
    </div>
  </footer>
);
