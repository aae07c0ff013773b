import { ComingSoonPage } from '../components/coming-soon-page.tsx';

export const CalendarPage = () => (
  <ComingSoonPage
    title="Outfit Calendar"
    subtitle="Plan your outfits for upcoming events and occasions"
    text="Planning opens here soon. Until then every outfit you make is kept under My Outfits."
  />
);
