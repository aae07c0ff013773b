import { ComingPage } from '../components/coming-page.tsx';

export const ProfilePage = () => (
  <ComingPage
    title="Profile"
    subtitle="Everything you have made and everything you liked, in one place."
    text="Your counters and your liked outfits appear here soon. Your own outfits are under My Outfits."
  />
);
