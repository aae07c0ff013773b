import { ComingPage } from '../components/coming-page.tsx';

export const CalendarPage = () => (
  <ComingPage
    title="Outfit Calendar"
    subtitle="Plan your outfits for upcoming events and occasions"
    text="Planning opens here soon. Until then every outfit you make is kept under My Outfits."
  />
);
