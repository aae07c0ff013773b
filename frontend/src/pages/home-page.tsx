import type { ReactNode } from 'react';
import { Hero } from '../features/landing/hero.tsx';
import { CallToAction, FeatureCards, Footer } from '../features/landing/sections.tsx';
import { useSession } from '../features/session/session.ts';
import { t } from '../lib/t.ts';

/** The landing page for visitors and signed-in users. `today` is shown to signed-in users at the top. */
export function HomePage({ today }: { today: ReactNode }) {
  // A session that is still being checked counts as signed in. That is nearly always right and avoids a layout shift.
  const signedIn = useSession().status !== 'signed-out';
  return (
    <>
      <title>{t('Wardrobe: outfits made of what you own')}</title>
      {signedIn && today}
      <Hero signedIn={signedIn} />
      <FeatureCards signedIn={signedIn} />
      {!signedIn && <CallToAction />}
      <Footer />
    </>
  );
}
