import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PersonDetails } from '#shared/contract/follows';
import { Avatar } from '../../../components/avatar.tsx';
import { FollowsButtons } from '../../../components/follows-buttons.tsx';
import { lazyDialog } from '../../../components/lazy-dialog.tsx';
import { notify, notifyError } from '../../../components/notify.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { t } from '../../../lib/t.ts';
import { SafetyMenu } from '../../safety/public/safety-menu.tsx';
import { MessageButton } from '../message-button.tsx';
import { FollowPersonButton } from './follow-person-button.tsx';
import type { Follows } from './queries.ts';

const FollowsDialog = lazyDialog('FollowsDialog', () => import('./follows-dialog.tsx'));

/** A person's avatar, name and numbers, with the lists behind these, buttons to follow and to write, and a menu. */
export function PersonHeader({ person }: { person: PersonDetails }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Follows>();
  const { userId, displayName, avatarUrl, isFollowed } = person;
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-6 pt-8 pb-10 lg:pt-16">
      <PageTitle title={displayName} />
      <Avatar name={displayName} url={avatarUrl} className="size-24 text-4xl sm:size-36 sm:text-6xl" />
      <div className="grid min-w-0 gap-3">
        <h1 className="wrap-anywhere text-4xl sm:text-6xl">{displayName}</h1>
        <div className="-ml-3 flex flex-wrap">
          <FollowsButtons counts={person} onOpen={setOpen} />
        </div>
        <div className="flex flex-wrap items-center gap-2 pt-1 max-sm:[&>button]:px-4">
          <FollowPersonButton userId={userId} name={displayName} isFollowed={isFollowed} />
          <MessageButton userId={userId} />
          <SafetyMenu
            entries={[{ icon: Link2, text: t('Copy link'), onSelect: () => void copyLink() }]}
            thing={{ kind: 'person', userId }}
            person={person}
            onHidden={() => navigate('/community')}
          />
        </div>
      </div>
      {open && <FollowsDialog which={open} of={person} onClose={() => setOpen(undefined)} />}
    </header>
  );
}

/** Copies the address of the page without its query, so that no open dialog is shared. */
async function copyLink() {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
    await notify({ title: t('Link copied') });
  } catch {
    await notifyError(t('The link could not be copied. You can copy it from the address bar.'));
  }
}
