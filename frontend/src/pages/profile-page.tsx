import { ComingSoonPage } from '../components/coming-soon-page.tsx';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { BlockedPeople } from '../features/safety/blocked-people.tsx';

export const ProfilePage = () => (
  <>
    <ComingSoonPage
      title="Profile"
      subtitle="Everything you have made and everything you liked, in one place."
      text="Your counters and your liked outfits appear here soon. Your own outfits are under My Outfits."
    />
    <div className="page-width grid gap-14 pb-24">
      <NotificationSettings />
      <BlockedPeople />
    </div>
  </>
);
