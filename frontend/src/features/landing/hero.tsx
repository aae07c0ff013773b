import { useState } from 'react';
import hero from '../../assets/editorial/hero.webp';
import smallHero from '../../assets/editorial/hero-640.webp';
import middleHero from '../../assets/editorial/hero-800.webp';
import { ButtonLink } from '../../components/button.tsx';
import { t } from '../../lib/t.ts';

const anyQuote = () => quotes[Math.floor(Math.random() * quotes.length)];

type Props = {
  signedIn: boolean;
  /** Reserves the space of the quote, which is not known before the app runs. */
  isPrerendered?: boolean;
};

/** The top of the landing page, with a quote that is picked at random on each visit. */
export function Hero({ signedIn, isPrerendered = false }: Props) {
  const [quote] = useState(anyQuote);
  return (
    <section className="page-width grid items-end gap-x-8 pt-6 pb-16 lg:grid-cols-12 lg:pt-10 lg:pb-24">
      <img
        src={hero}
        srcSet={`${smallHero} 640w, ${middleHero} 800w, ${hero} 1600w`}
        sizes="(width >= 64rem) 46rem, 100vw"
        width={1600}
        height={2000}
        fetchPriority="high"
        decoding="sync"
        alt={t('A coat, knitwear, trousers and leather shoes laid out as one outfit')}
        className="aspect-4/5 w-full object-cover object-[50%_30%] max-h-[60svh] max-lg:mask-b-from-75% dark:brightness-50 lg:col-span-7 lg:col-start-6 lg:row-start-1 lg:max-h-[calc(100svh-7rem)]"
      />
      <div className="relative -mt-9 grid gap-7 sm:-mt-16 lg:col-span-8 lg:col-start-1 lg:row-start-1 lg:mt-0 lg:pb-16">
        <h1 className="text-[max(min(16.4vw,4rem),min(12.5vw,10.5rem))] leading-[0.86] tracking-[-0.03em] low:text-[min(3.75rem,16.4vw)]">
          {t('Transform ')}
          <br />
          <em>{t('Your')}</em>
          {t(' Wardrobe')}
        </h1>
        <div className="grid max-w-sm gap-6 lg:max-w-xs">
          <p
            className={`border-accent border-l-2 pl-4 font-display text-xl italic ${isPrerendered ? 'invisible' : ''}`}
          >
            {quote}
          </p>
          <p className="text-ink-soft leading-relaxed">
            {t('Put your clothes in order and let a stylist make outfits of what you already own.')}
          </p>
          {signedIn ? (
            <ButtonLink to="/dashboard">{t('Start Building Your Wardrobe')}</ButtonLink>
          ) : (
            <ButtonLink to="/auth" state={{ route: 'signUp' }}>
              {t('Get Started Free')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

export const quotes = [
  t('Discover your daily style'),
  t('Fashion fades, but style is eternal'),
  t("Dress like you're already famous"),
  t('Your best outfit is already in your closet'),
  t('Wear what you own, own what you wear'),
  t('Getting dressed is the first good idea of the day'),
] as const;
