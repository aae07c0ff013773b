import { Link } from 'react-router-dom';
import { LanguageLink } from '../../components/language-link.tsx';
import { t } from '../../lib/t.ts';

export const Footer = () => (
  <footer className="border-line border-t">
    <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-8 text-ink-soft text-sm">
      <p className="font-display text-base text-ink italic">{t('Less shopping, more style.')}</p>
      {[
        { to: '/policy', name: t('Privacy') },
        { to: '/accessibility', name: t('Accessibility') },
      ].map(({ to, name }) => (
        <Link key={to} to={to} className="flex min-h-11 min-w-11 items-center underline underline-offset-4">
          {name}
        </Link>
      ))}
      <LanguageLink />
      <p>© 2025–{new Date().getFullYear()} Wardrobe</p>
    </div>
  </footer>
);
