import { Link2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { PersonDetails } from '#shared/contract/follows';
import { Avatar } from '../../../components/avatar.tsx';
import { notify, notifyError } from '../../../components/notify.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { language } from '../../../lib/language.ts';
import { t } from '../../../lib/t.ts';
import { SafetyMenu } from '../../safety/public/safety-menu.tsx';
import { MessageButton } from '../message-button.tsx';
import { FollowPersonButton } from './follow-person-button.tsx';
import { texts } from './texts.ts';

/** A person's avatar, name and numbers, with buttons to follow and to write, and a menu. */
export function PersonHeader({ person }: { person: PersonDetails }) {
  const navigate = useNavigate();
  const { userId, displayName, avatarUrl, followers, following, isFollowed } = person;
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-6 pt-8 pb-10 lg:pt-16">
      <PageTitle title={displayName} />
      <Avatar name={displayName} url={avatarUrl} className="size-24 text-4xl sm:size-36 sm:text-6xl" />
      <div className="grid min-w-0 gap-3">
        <h1 className="wrap-anywhere text-4xl sm:text-6xl">{displayName}</h1>
        <p className="flex flex-wrap gap-x-5 text-ink-soft tabular-nums">
          <span>
            <b className="font-semibold text-ink">{followers.toLocaleString(language)}</b>{' '}
            {followers === 1 ? t('follower') : t('followers')}
          </span>
          <span>
            <b className="font-semibold text-ink">{following.toLocaleString(language)}</b> {t('following')}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-2 pt-1 max-sm:[&>button]:px-4">
          <FollowPersonButton userId={userId} name={displayName} isFollowed={isFollowed} />
          <MessageButton userId={userId} look="outline" />
          <SafetyMenu
            entries={[{ icon: Link2, text: t('Copy link'), onSelect: () => void copyLink() }]}
            thing={{ kind: 'person', userId }}
            person={person}
            onHidden={() => navigate('/community')}
          />
        </div>
      </div>
    </header>
  );
}

/** Copies the address of the page without its query, so that no open dialog is shared. */
async function copyLink() {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
    await notify({ title: texts.linkCopied });
  } catch {
    await notifyError(texts.linkFailed);
  }
}
