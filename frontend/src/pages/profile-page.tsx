import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';
import { Panel } from '../components/disclosure.tsx';
import { lazyComponent } from '../components/lazy-component.ts';
import { lazyDialog } from '../components/lazy-dialog.tsx';
import { Loading } from '../components/loading.tsx';
import { notify, type Toast } from '../components/notify.ts';
import { Tabs } from '../components/tabs.tsx';
import { CommunityOutfitModal } from '../features/community/outfit/outfit-modal-lazy.ts';
import { LikedOutfits } from '../features/community/people/card-grid.tsx';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { OwnOutfitGrid } from '../features/outfits/own-outfit-grid.tsx';
import { useOpenOutfit } from '../features/outfits/use-open-outfit.ts';
import { MorningMailSettings } from '../features/planning/morning-mail-settings.tsx';
import { PersonalizationLine } from '../features/profile/personalization-line.tsx';
import { ProfileHeader } from '../features/profile/profile-header.tsx';
import { BlockedPeople } from '../features/safety/blocked-people.tsx';
import { signOut, useSession } from '../features/session/session.ts';
import { useTab } from '../lib/address-parts.ts';
import { t } from '../lib/t.ts';

const EditProfileDialog = lazyDialog(
  'EditProfileDialog',
  () => import('../features/profile/edit-profile-dialog.tsx'),
);
const FollowsDialog = lazyDialog(
  'FollowsDialog',
  () => import('../features/community/people/follows-dialog.tsx'),
);

const YourData = lazyComponent('YourData', () => import('../features/account/your-data.tsx'));

type Dialog = 'edit' | 'followers' | 'following';

export function ProfilePage() {
  const session = useSession();
  return session.status === 'signed-in' ? <Profile email={session.email} /> : null;
}

/** The page `/profile`: the user's numbers, their preferences for the stylist, and their own and liked outfits. */
function Profile({ email }: { email: string }) {
  const { open, setOpen } = useTab(['all', 'liked', 'private']);
  const { opened, openOutfit } = useOpenOutfit();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const navigate = useNavigate();
  const leave = async (toast: Toast) => {
    await signOut(() => navigate('/'));
    await notify(toast);
  };
  return (
    <div className="page-width pb-24">
      <ProfileHeader email={email} onEdit={() => setDialog('edit')} onFollows={setDialog} />
      <div className="flex flex-wrap gap-x-8 pb-8 [&>button]:flex-none">
        <PersonalizationLine />
        <Panel name={t('Notification settings')}>
          <NotificationSettings />
          <MorningMailSettings />
        </Panel>
        <Panel name={t('Blocked people')}>
          <BlockedPeople />
        </Panel>
        <Panel name={t('Your data')}>
          <Suspense fallback={<Loading />}>
            <YourData
              email={email}
              onSignedOut={() => leave({ title: t('You are signed out everywhere') })}
              onSignInAgain={() => void signOut(() => navigate('/auth', { state: { from: '/profile' } }))}
              onDeleted={() =>
                leave({
                  title: t('Your account was deleted'),
                  description: t('What is left of it is removed within two hours.'),
                })
              }
            />
          </Suspense>
        </Panel>
      </div>
      <Tabs
        label={t('Outfits')}
        open={open}
        onOpen={setOpen}
        tabs={[
          { id: 'all', name: t('All My Outfits'), content: <OwnOutfitGrid isOpen={open === 'all'} /> },
          {
            id: 'liked',
            name: t('Liked'),
            content: (
              <>
                <ButtonLink look="outline" to="/collections" className="mb-8">
                  {t('Collections')}
                </ButtonLink>
                <LikedOutfits onOpen={openOutfit} />
              </>
            ),
          },
          {
            id: 'private',
            name: t('Private'),
            content: <OwnOutfitGrid visibility="private" isOpen={open === 'private'} />,
          },
        ]}
      />
      {open === 'liked' && opened && <CommunityOutfitModal {...opened} />}
      {dialog === 'edit' && <EditProfileDialog onClose={close} />}
      {(dialog === 'followers' || dialog === 'following') && <FollowsDialog which={dialog} onClose={close} />}
    </div>
  );
}
