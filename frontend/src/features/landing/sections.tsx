import { Link } from 'react-router-dom';
import community from '../../assets/editorial/classic-chic.webp';
import outfits from '../../assets/editorial/sophisticated-layers.webp';
import wardrobe from '../../assets/editorial/timeless-naturals.webp';
import { Button, ButtonLink } from '../../components/button.tsx';
import { LanguageLink } from '../../components/language-link.tsx';
import { t } from '../../lib/t.ts';

const cards = [
  {
    title: t('Upload Your Wardrobe'),
    text: t(
      'Snap photos of your clothes and organise them: everything you own, in one place, in your pocket.',
    ),
    picture: wardrobe,
    action: t('Manage Wardrobe'),
    to: '/dashboard',
    forEveryone: false,
  },
  {
    title: t('Daily Outfit Generation'),
    text: t('Personalised suggestions for your style and your mood, made of clothes you already have.'),
    picture: outfits,
    action: t('Generate Outfits'),
    to: '/outfits',
    forEveryone: false,
  },
  {
    title: t('Community Inspiration'),
    text: t('Browse and like outfits shared by others, and borrow an idea for tomorrow.'),
    picture: community,
    action: t('Explore Community'),
    to: '/community',
    forEveryone: true,
  },
] as const;

/** The three feature cards. Without a session only the community can be opened. The other buttons are disabled. */
export const FeatureCards = ({ signedIn }: { signedIn: boolean }) => (
  <section className="border-line border-t bg-surface">
    <ol className="page-width grid gap-14 py-16 md:grid-cols-3 md:gap-8 lg:py-24">
      {cards.map(({ title, text, picture, action, to, forEveryone }, index) => (
        <li key={title} className="grid content-start gap-5">
          <img
            src={picture}
            width={1200}
            height={1500}
            alt=""
            loading="lazy"
            decoding="async"
            className="aspect-4/5 w-full object-cover"
          />
          <p aria-hidden className="font-display text-ink-soft italic">
            {t('No. ')}
            {index + 1}
          </p>
          <h2 className="-mt-3 text-3xl">{title}</h2>
          <p className="text-ink-soft leading-relaxed">{text}</p>
          {signedIn || forEveryone ? (
            <ButtonLink to={to} look="outline" className="justify-self-start">
              {action}
            </ButtonLink>
          ) : (
            <Button look="outline" disabled className="justify-self-start">
              {action}
            </Button>
          )}
        </li>
      ))}
    </ol>
  </section>
);

export const CallToAction = () => (
  <section className="page-width grid justify-items-start gap-8 py-20 lg:grid-cols-[1fr_auto] lg:items-end lg:py-28">
    <h2 className="max-w-3xl text-4xl sm:text-6xl">
      {t('Nothing to wear? ')}
      <em>{t('Look again.')}</em>
    </h2>
    <ButtonLink to="/auth" state={{ route: 'signUp' }}>
      {t("Sign Up Now - It's Free")}
    </ButtonLink>
  </section>
);

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
