import { Link } from 'react-router-dom';

export const Brand = () => (
  <Link to="/" className="flex min-h-11 shrink-0 items-center font-display text-[1.75rem] tracking-tight">
    Wardrobe
  </Link>
);
