import { ComingSoonPage } from '../components/coming-soon-page.tsx';

export const CommunityPage = () => (
  <ComingSoonPage
    title="Community"
    subtitle="Outfits shared by others, to browse, to like and to follow."
    text="Sharing opens here soon. Outfits that you keep public will then be seen by others; the private ones stay yours."
  />
);
