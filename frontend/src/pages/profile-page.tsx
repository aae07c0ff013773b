import { ComingSoonPage } from '../components/coming-soon-page.tsx';

export const ProfilePage = () => (
  <ComingSoonPage
    title="Profile"
    subtitle="Everything you have made and everything you liked, in one place."
    text="Your counters and your liked outfits appear here soon. Your own outfits are under My Outfits."
  />
);
